import { lazyHydration } from '../../components/page/lazy-hydration.tsx'

/** The calendar of the first interview. Its code comes when that part is about to be seen. */
export const interviewCalendar = lazyHydration(
  '#calendario',
  () => import('./InterviewCalendar.tsx').then((module) => module.InterviewCalendar),
  'seen',
)

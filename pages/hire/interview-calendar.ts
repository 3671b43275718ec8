import { onDemand } from '../../components/page/on-demand'

/** The calendar of the first interview. Its code comes when that part is about to be seen. */
export const interviewCalendar = onDemand(
  '#calendario',
  () => import('./InterviewCalendar').then((module) => module.InterviewCalendar),
  'seen',
)

import { z } from 'zod'
import { slug, unique } from '../schema/fields.ts'
import { serviceId } from '../services/services.schema.ts'
import { localizedText } from '../text/text.schema.ts'

const answeringPages = [...serviceId.options, 'aiLanding', 'factory', 'hire'] as const
export type AnsweringPage = (typeof answeringPages)[number]

const answered = {
  id: slug,
  question: localizedText(80),
  answer: localizedText(400),
}
const answer = z.strictObject({
  ...answered,
  /** The page where the question is asked most; other pages link to the page of all answers. */
  page: z.enum(answeringPages),
})
export type Answer = z.infer<typeof answer>

/** The id is the anchor on the page of all answers. */
const answerGroup = z.strictObject({
  id: slug,
  title: localizedText(40),
  answers: z.array(z.strictObject(answered)).min(1),
})
export type AnswerGroup = z.infer<typeof answerGroup>
export const answerGroupsSchema = z.array(answerGroup).superRefine(unique('id', (group: AnswerGroup) => group.id))

/** Each page answers at most three questions, because nobody reads more before a call. */
export const answersSchema = z
  .array(answer)
  .superRefine(unique('id', (entry: Answer) => entry.id))
  .superRefine((answers, context) => {
    for (const page of answeringPages) {
      const { length } = answers.filter((entry) => entry.page === page)
      if (length < 1 || length > 3)
        context.addIssue({
          code: 'custom',
          message: `has ${length} answers for the page "${page}", but needs one to three`,
        })
    }
  })

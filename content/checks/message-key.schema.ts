import { z } from 'zod'
import type { MessageId } from '../../locales/message-id.ts'

/** A key of `locales/`. The type ensures that the message exists, and the build of the page does so again. */
export const messageKey = z.custom<MessageId>((value) => typeof value === 'string' && value.includes('.'), 'is not a message key')

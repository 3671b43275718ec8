import { z } from 'zod'
import type { MessageId } from '../locales/message-id'

/** A key of `locales/`. That the message exists is checked by the type, and again when the page is made. */
export const messageKey = z.custom<MessageId>((value) => typeof value === 'string' && value.includes('.'), 'is not a message key')

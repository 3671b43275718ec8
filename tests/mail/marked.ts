import { contactRequest } from './sample-requests.ts'

/** A text that occurs nowhere else. */
export const mark = 'Zoraide-Marcada'

/** A request that contains the mark in every free-text field. */
export function markedRequest(changes: Parameters<typeof contactRequest>[0] = {}) {
  return contactRequest({
    name: mark,
    company: mark,
    role: mark,
    email: `${mark.toLowerCase()}@exemplo.com.br`,
    message: mark,
    origin: `https://tecto.example/pt-br/contato?${mark}`,
    ...changes,
  })
}

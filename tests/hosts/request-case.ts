export const servers = ['our own server', 'nginx', 'Caddy'] as const
export type Server = (typeof servers)[number]

/** Accepted differences of one server, with the reason. */
export type Exceptions = Partial<
  Record<Server, { because: string; status?: number; location?: string; heading?: string }>
>

export interface RequestCase {
  path: string
  method?: string
  headers?: Record<string, string>
  status: number
  location?: string
  /** What determines the headers of the response: by default, the requested path. */
  answered?: { path?: string; isPage?: boolean; isUnknown?: boolean }
  heading?: string
  type?: string
  body?: string
  except?: Exceptions
}

const html = 'text/html; charset=utf-8'

export function page(path: string, heading: string, more: Partial<RequestCase> = {}): RequestCase {
  return { path, status: 200, answered: { isPage: true }, heading, type: html, ...more }
}

export function file(path: string, type: string, more: Partial<RequestCase> = {}): RequestCase {
  return { path, status: 200, answered: { path }, type, ...more }
}

export function moved(path: string, location: string, more: Partial<RequestCase> = {}): RequestCase {
  return { path, status: 308, location, ...more }
}

export function unknown(path: string, heading = 'Não encontramos', more: Partial<RequestCase> = {}): RequestCase {
  return { path, status: 404, answered: { isPage: true, isUnknown: true }, heading, type: html, ...more }
}

export function at(host: string, requestCase: RequestCase): RequestCase {
  return { ...requestCase, headers: { host } }
}

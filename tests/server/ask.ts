import { request } from 'node:http'

export interface Answer {
  status?: number
  headers: Record<string, string | undefined>
  body: string
  bytes: Buffer
}

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
}

/** Sends the path unchanged; `fetch` would normalize it. */
export function ask(port: number, { path, method = 'GET', headers = {} }: Asked, content = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      const { statusCode: status, headers } = response
      resolve({ status, headers: headers as Answer['headers'], body: bytes.toString(), bytes })
    })
      .on('error', reject)
      .end(content)
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { folderWith } from '../programs/temporary-folder.ts'

/**
 * Starts a program of the project with only these settings, in an empty working directory so that it does not read a
 * developer's `.env`.
 */
export function startProgram(
  file: string,
  settings: Record<string, string>,
  args: string[] = [],
  cwd = folderWith({}),
): ChildProcess {
  const child = spawn(process.execPath, [resolve(file), ...args], { cwd, env: settings })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export async function runProgram(...parameters: Parameters<typeof startProgram>) {
  const child = startProgram(...parameters)
  const written = { output: '', errors: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    written.output += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    written.errors += text
  })
  const [status] = await once(child, 'close')
  return { status: status as number | null, ...written }
}

/** Starts a server on a free port: the mail service, as `npm run mail` does, unless another file is given. */
export async function startServer(settings: Record<string, string>, file = 'server/leads/serve-mail.ts', cwd?: string) {
  const child = startProgram(file, { PORT: '0', MAIL_RATE: '1000000', ...settings }, [], cwd)
  let output = ''
  const found = await new Promise<{ address: string; port: number }>((resolve, fail) => {
    const read = (text: string) => {
      output += text
      const [, address, port] = /^The .+ on http:\/\/([^:]+):(\d+)$/m.exec(output) ?? []
      if (address) resolve({ address, port: Number(port) })
    }
    child.stdout?.setEncoding('utf8').on('data', read)
    child.stderr?.setEncoding('utf8').on('data', read)
    child.on('exit', () => fail(new Error(`${file} ended: ${output}`)))
  })
  const ended = once(child, 'exit') as Promise<[status: number | null, signal: string | null]>
  return { child, ...found, ended }
}

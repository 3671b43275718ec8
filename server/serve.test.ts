import { once } from 'node:events'
import { expect, test } from 'vitest'
import { sampleBuild } from '../tests/hosts/sample-build'
import { mailAddress, sendTo } from '../tests/mail/mail-client'
import { startProgram } from '../tests/mail/program'
import { leadRequest } from '../tests/mail/sample-requests'
import { folderWith } from '../tests/temporary-folder'

test('the pages are served although the database is garbage, and requests are to be sent again', {
  timeout: 60_000,
}, async () => {
  const dataFolder = folderWith({ 'requests.sqlite': 'garbage'.repeat(2000) })
  const { port, stop } = await serveSample(dataFolder)
  expect(await statusOf(port, '/pt-br')).toBe(200)
  const answer = await sendTo(port)(leadRequest())
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await statusOf(port, '/readyz')).toBe(503)
  expect(await statusOf(port, '/healthz')).toBe(200)
  expect(await statusOf(port, '/pt-br/contato')).toBe(200)
  expect((await fetch(mailAddress(port))).status).toBe(405)
  expect(await stop()).toEqual([0, null])
})

async function serveSample(dataFolder: string) {
  const child = startProgram('server/serve.ts', {
    PORT: '0',
    SITE_DIR: folderWith(sampleBuild()),
    DATA_DIR: dataFolder,
  })
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (text) => {
      output += text
      const [, port] = /http:\/\/localhost:(\d+)/.exec(output) ?? []
      if (port) resolve(Number(port))
    })
    child.on('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return once(child, 'exit')
  }
  return { port, stop }
}

async function statusOf(port: number, path: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status
}

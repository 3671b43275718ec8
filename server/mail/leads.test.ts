import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { runProgram, startProgram } from '../../tests/mail/program'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests'
import { folderWith } from '../../tests/temporary-folder'
import { openRequestStore } from './request-store'

describe('npm run leads', { timeout: 20_000 }, () => {
  test.each([
    ['a table', [], /│ João Souza +│[\s\S]*│ Maria Silva +│[\s\S]*\n2 in all\.\n$/],
    ['CSV', ['--csv'], /^\u{FEFF}received.[\s\S]*.João Souza.[\s\S]*.Maria Silva./u],
    ['JSON', ['--json'], /^\[\n[\s\S]*"João Souza"[\s\S]*"Maria Silva"[\s\S]*\]\n$/],
    ['spam, as JSON', ['--spam', '--json'], /^\[\n[\s\S]*"Bot"/],
  ])('prints %s', async (_, args, expected) => {
    const { status, output, errors } = await leads(args)
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(output).toMatch(expected)
    const isSpam = args.includes('--spam')
    expect(output.includes('Bot')).toBe(isSpam)
    expect(output.includes('Maria')).toBe(!isSpam)
  })

  test('prints a very long output completely', async () => {
    const folder = folderWith({})
    const store = openRequestStore(folder)
    const requests = Array.from({ length: 40 }, (_, id) => contactRequest({ message: `${id} ${'ç'.repeat(20_000)}` }))
    for (const [id, request] of requests.entries()) store.add({ body: `${id}`, request, isSpam: false })
    store.close()
    const { output } = await leads(['--json'], folder)
    expect(JSON.parse(output).map(({ received: _, ...request }: { received: string }) => request)).toEqual(requests)
  })

  test('ends without an error when its reader stops early', async () => {
    const folder = folderWith({})
    const store = openRequestStore(folder)
    for (let id = 0; id < 40; id += 1)
      store.add({ body: `${id}`, request: contactRequest({ message: 'ç'.repeat(20_000) }), isSpam: false })
    store.close()
    const child = startProgram('server/mail/leads.ts', { DATA_DIR: folder }, ['--json'])
    child.stdout?.once('data', () => child.stdout?.destroy())
    let errors = ''
    child.stderr?.on('data', (text) => {
      errors += text
    })
    const [status] = await once(child, 'close')
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
  })

  test.each([
    ['an unknown option', ['--xml']],
    ['two formats', ['--csv', '--json']],
  ])('prints its usage after %s', async (_, args) => {
    const { status, output, errors } = await leads(args)
    expect({ status, output }).toEqual({ status: 2, output: '' })
    expect(errors).toContain('Usage: npm run --silent leads -- [--csv | --json] [--spam]')
    expect(errors).not.toContain('    at ')
  })

  test('says where it looked when there is no database', async () => {
    const folder = folderWith({})
    const { status, output, errors } = await leads([], folder)
    expect({ status, output }).toEqual({ status: 1, output: '' })
    expect(errors).toContain(`there is no database in ${folder}/`)
    expect(errors).toContain('DATA_DIR')
  })
})

function leads(args: string[], folder = received()) {
  return runProgram('server/mail/leads.ts', { DATA_DIR: folder }, args)
}

/** The folder of a mail service that has received two requests and one of a bot. */
function received(): string {
  const folder = folderWith({})
  const store = openRequestStore(folder)
  store.add({ body: '1', request: leadRequest(), isSpam: false })
  store.add({ body: '2', request: leadRequest({ name: 'Bot' }), isSpam: true })
  store.add({ body: '3', request: contactRequest(), isSpam: false })
  store.close()
  return folder
}

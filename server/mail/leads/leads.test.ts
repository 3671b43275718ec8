import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { runProgram, startProgram } from '../../../tests/mail/program.ts'
import { contactRequest, leadRequest } from '../../../tests/mail/sample-requests.ts'
import { entry, openStore } from '../../../tests/mail/store.ts'
import { folderWith } from '../../../tests/programs/temporary-folder.ts'
import { maxRefusals } from '../store/request-store.ts'

describe('npm run leads', { timeout: 20_000 }, () => {
  test.each([
    ['a table', [], /│ João Souza +│[\s\S]*│ Maria Silva +│[\s\S]*\n2 in all\.\n$/],
    ['CSV', ['--csv'], /^\u{FEFF}id.received.[\s\S]*.João Souza.[\s\S]*.Maria Silva./u],
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
    const { folder, requests } = await receivedMuch()
    const { output } = await leads(['--json'], folder)
    const printed = JSON.parse(output)
    expect(printed.map(({ id, received, forwarding, ...request }: Record<string, string>) => request)).toEqual(requests)
  })

  test('ends without an error if its reader stops early', async () => {
    const { folder } = await receivedMuch()
    const child = startProgram('server/mail/leads/leads.ts', { DATA_DIR: folder }, ['--json'])
    child.stdout?.once('data', () => child.stdout?.destroy())
    const [errors, [status]] = await Promise.all([child.stderr?.toArray(), once(child, 'close')])
    expect({ status, errors }).toEqual({ status: 0, errors: [] })
  })

  test.each([
    ['an unknown option', ['--xml']],
    ['two formats', ['--csv', '--json']],
    ['nobody to erase', ['--erase']],
    ['two changes at once', ['--not-spam', '1', '--retry', 'all']],
    ['what is no number', ['--id', '1; DROP TABLE']],
  ])('prints its usage after %s', async (_, args) => {
    const { errors, ...rest } = await leads(args)
    expect(rest).toEqual({ status: 2, output: '' })
    expect(errors).toContain('Usage: npm run --silent leads -- [OPTIONS]')
    expect(errors).not.toContain('    at ')
  })

  test('says where it looked if there is no database', async () => {
    const folder = folderWith({})
    const errors = expect.stringContaining(`there is no database in ${folder}/ (DATA_DIR`)
    expect(await leads([], folder)).toEqual({ status: 1, output: '', errors })
  })
})

describe('npm run leads, for one person', { timeout: 60_000 }, () => {
  const { email } = leadRequest()

  test('prints everything stored about them, ignoring case, and about nobody else', async () => {
    const { output } = await leads(['--person', email.toUpperCase()])
    const kept = JSON.parse(output)
    expect(kept.map(({ name }: { name: string }) => name)).toEqual(['João Souza', 'Bot'])
    expect(kept[0]).toMatchObject({ ...leadRequest(), id: '1', forwarding: 'waiting' })
  })

  test('erases it, and says which other requests mention them', async () => {
    const folder = await received()
    await openStore(folder).add(entry(contactRequest({ message: `Como ${email} disse` })))
    const { status, output } = await leads(['--person', email, '--erase'], folder)
    expect(status).toBe(0)
    expect(output).toContain('Requests erased: 2 (1, 2).')
    expect(output).toContain('Other requests mention this address: 4.')
    expect(JSON.parse((await leads(['--person', email], folder)).output)).toEqual([])
    expect((await leads(['--id', '3', '--erase'], folder)).output).toContain('Requests erased: 1 (3).')
    expect((await leads([], folder)).output).toContain('1 in all.')
    expect((await leads(['--person', email, '--erase'], folder)).status).toBe(1)
  })
})

describe('npm run leads, for the team', { timeout: 60_000 }, () => {
  test('finds a text and shows one request', async () => {
    const folder = await received()
    const namesBy = async (...args: string[]) =>
      JSON.parse((await leads([...args, '--json'], folder)).output).map(({ name }: { name: string }) => name)
    expect(await namesBy('--find', 'ORÇAMENTO')).toEqual(['Maria Silva'])
    expect(await namesBy('--id', '2')).toEqual(['Bot'])
  })

  test('marks and unmarks spam', async () => {
    const folder = await received()
    expect(await leads(['--not-spam', '2'], folder)).toMatchObject({ status: 0, output: 'Request 2 is not spam.\n' })
    expect((await leads([], folder)).output).toContain('3 in all.')
    expect((await leads(['--is-spam', '1'], folder)).status).toBe(0)
    expect((await leads(['--spam'], folder)).output).toContain('João Souza')
    expect(await leads(['--not-spam', '99'], folder)).toMatchObject({ status: 1, errors: 'There is no request 99.\n' })
  })

  test('lists dead letters with the reason and retries one', async () => {
    const folder = await received()
    const store = openStore(folder)
    const failure = { nextAt: 0, error: '550 nobody here', isRefused: true }
    for (let time = 0; time < maxRefusals; time += 1) await store.markFailed(3, failure)
    const { output } = await leads(['--dead-letters'], folder)
    expect(output).toMatch(/│ error +│[\s\S]*│ 550 nobody here +│/)
    expect(output).toContain('1 in all.')
    expect((await leads(['--retry', '3'], folder)).output).toMatch(/^1 will be forwarded/)
    expect((await leads(['--dead-letters'], folder)).output).toContain('There are no requests.')
    await store.markFailed(1, { ...failure, nextAt: Date.now() + 3_600_000 })
    expect((await leads(['--retry', 'all'], folder)).output).toMatch(/^3 will be forwarded/)
    expect((await store.nextDue({ maxPerHour: 9 }))?.at).toBeLessThanOrEqual(Date.now())
  })
})

async function leads(args: string[], folder?: string) {
  return runProgram('server/mail/leads/leads.ts', { DATA_DIR: folder ?? (await received()) }, args)
}

/** The folder of a mail service with two requests and one spam request. */
async function received(): Promise<string> {
  const folder = folderWith({})
  const store = openStore(folder)
  await store.add(entry(leadRequest()))
  await store.add(entry(leadRequest({ name: 'Bot' }), { isSpam: true }))
  await store.add(entry(contactRequest()))
  return folder
}

async function receivedMuch() {
  const folder = folderWith({})
  const store = openStore(folder)
  const requests = Array.from({ length: 40 }, (_, id) => contactRequest({ message: `${id} ${'ç'.repeat(20_000)}` }))
  for (const request of requests) await store.add(entry(request))
  return { folder, requests }
}

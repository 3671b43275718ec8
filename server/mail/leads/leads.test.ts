import { describe, expect, test } from 'vitest'
import { contactForm } from '../../../forms/contact.ts'
import { leadForm } from '../../../forms/lead.ts'
import { runProgram } from '../../../tests/mail/program.ts'
import { contactRequest, leadRequest } from '../../../tests/mail/sample-requests.ts'
import { entry, storeIn } from '../../../tests/mail/store.ts'
import { folderWith } from '../../../tests/programs/temporary-folder.ts'
import { maxRefusals } from '../request-store.ts'

const { email } = leadRequest()
const nasty = 'a\u001B[2Jb\u0007c\u0000d\u009B31me\u202Ef\rg\nh\u007F\uD800'

describe('npm run leads', { timeout: 60_000 }, () => {
  test.each([
    ['a list', [], /^1 {2}20[\s\S]*name +João Souza\n[\s\S]*name +Maria Silva\n[\s\S]*\n2 in all\.\n$/],
    ['CSV for Excel in Brazil', ['--csv'], /^\u{FEFF}id;received;forwarding;[\s\S]*;"João Souza";/u],
    ['JSON', ['--json'], /^\[\n[\s\S]*"João Souza"[\s\S]*"Maria Silva"[\s\S]*\]\n$/],
    ['spam, as JSON', ['--spam', '--json'], /^\[\n[\s\S]*"Bot"/],
  ])('prints %s', async (_, args, expected) => {
    const { status, output, errors } = await leads(args)
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(output).toMatch(expected)
    const isSpam = args.includes('--spam')
    expect([output.includes('Bot'), output.includes('Maria')]).toEqual([isSpam, !isSpam])
  })

  test('prints every field of both forms, and no formula and no control character that a program would act on', async () => {
    const folder = folderWith({})
    const store = storeIn(folder)
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1']
    for (const [index, name] of formulas.entries())
      await store.add(entry(contactRequest({ name, role: String(index), message: nasty })))
    await store.add(entry({ ...leadRequest({ name: 'a;"b"\nc' }), id: 'x', '=budget': nasty }))
    const csv = (await leads(['--csv'], folder)).output
    const [head = ''] = csv.split('\n')
    expect(head.split(';').slice(3)).toEqual([
      ...Object.keys({ ...contactForm.fields, ...leadForm.fields, origin: '' }),
      `"'=budget"`,
    ])
    for (const name of formulas) expect(csv).toContain(`;"'${name}";`)
    expect(csv).toContain(';"a;""b""\nc";')
    const outputs = [csv.slice(1), (await leads([], folder)).output, (await leads(['--json'], folder)).output]
    for (const output of outputs) expect(output.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
    expect(JSON.parse(outputs[2] ?? '')[0]).toMatchObject(contactRequest({ name: '=1+1', role: '0', message: nasty }))
  })

  test('finds a text, one request, and all of a person, whom it erases', async () => {
    const folder = await received()
    await storeIn(folder).add(entry(contactRequest({ message: `Como ${email} disse` })))
    // As before the field got its name.
    await storeIn(folder).add(entry({ ...contactRequest({ name: 'Ana', email: '', message: '' }), address: email }))
    const namesBy = async (...args: string[]) =>
      JSON.parse((await leads([...args, '--json'], folder)).output).map(({ name }: { name: string }) => name)
    expect(await namesBy('--find', 'ORC\u0327AMENTO')).toEqual(['Maria Silva'])
    expect(await namesBy('--id', '2')).toEqual(['Bot'])
    expect(await namesBy('--person', email.toUpperCase())).toEqual(['João Souza', 'Bot', 'Ana'])
    // Not everybody from one state.
    expect((await leads(['--person', leadRequest().state ?? '', '--erase'], folder)).status).toBe(2)
    const { status, output } = await leads(['--person', email, '--erase'], folder)
    expect(status).toBe(0)
    expect(output).toContain('Requests erased: 3 (1, 2, 5).')
    expect(output).toContain('Other requests mention this address: 4.')
    expect(await namesBy('--person', email)).toEqual([])
    expect((await leads([], folder)).output).toContain('2 in all.')
    expect((await leads(['--person', email, '--erase'], folder)).status).toBe(1)
  })

  test('lists dead letters with the reason, and retries them', async () => {
    const folder = await received()
    const store = storeIn(folder)
    const failure = { nextAt: 0, error: '550 nobody here', isRefused: true }
    for (let time = 0; time < maxRefusals; time += 1) {
      await store.markFailed(3, failure)
      await store.markForwarded(2)
    }
    expect((await leads(['--dead-letters'], folder)).output).toMatch(/error +550 nobody here\n[\s\S]*1 in all\./)
    expect((await leads(['--retry', '3'], folder)).output).toMatch(/^1 will be forwarded/)
    expect((await leads(['--dead-letters'], folder)).output).toBe('There are no requests.\n')
    await store.markFailed(1, { ...failure, nextAt: Date.now() + 3_600_000 })
    expect((await leads(['--retry', 'all'], folder)).output).toMatch(/^2 will be forwarded/)
    expect(await store.queue()).toEqual({ waiting: 2, nextDueAt: 0 })
    expect((await leads(['--retry', '9'], folder)).status).toBe(1)
  })
})

async function leads(args: string[], folder?: string) {
  return runProgram('server/mail/leads/leads.ts', { DATA_DIR: folder ?? (await received()) }, args)
}

/** The folder of a mail service with two requests and one spam request. */
async function received(): Promise<string> {
  const folder = folderWith({})
  const store = storeIn(folder)
  await store.add(entry(leadRequest()))
  await store.add(entry(leadRequest({ name: 'Bot' }), { isSpam: true }))
  await store.add(entry(contactRequest()))
  return folder
}

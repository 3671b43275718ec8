import { describe, expect, test } from 'vitest'
import { contactForm } from '../../forms/contact.ts'
import { landingForm } from '../../forms/landing.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { runProgram } from '../../tests/server/program.ts'
import { contactLead, landingLead } from '../../tests/server/sample-leads.ts'
import { entry, storeIn } from '../../tests/server/store.ts'
import type { Failure } from './lead-store.ts'

const { email } = landingLead()
const nasty = 'a\u001B[2Jb\u0007c\u0000d\u009B31me\u202Ef\rg\nh\u007F\uD800'

describe('npm run leads', () => {
  test('prints every field of both forms, and no formula and no control character that a program would act on', async () => {
    const folder = folderWith({})
    const store = storeIn(folder)
    const formulas = ['=1+1', '\u2028=1', '+1+cmd', '+1-202-555-0100', '-1', '@SUM(A1)', '\t=1', '＝1']
    const texts = ['+55 (11) 91234-5678', '👩‍💻 e 🏳️‍🌈', 'João - Souza']
    for (const name of [...formulas, ...texts]) await store.add(entry(contactLead({ name, message: nasty })))
    await store.add(entry({ ...landingLead({ name: 'a;"b"\nc' }), id: 'x', '=budget': nasty }))
    const csv = (await leads(['--csv'], folder)).output
    const [head = ''] = csv.split('\n')
    const fields = Object.keys({ error: '', ...contactForm.fields, ...landingForm.fields, origin: '', other: '' })
    expect(head.split(';').slice(3)).toEqual(fields.map((name) => `"${name}"`))
    expect(csv).toMatch(/^\u{FEFF}"id";"received";"forwarding";/u)
    for (const name of formulas) expect(csv).toContain(`;"'${name.replace('\u2028', '\n')}";`)
    for (const name of texts) expect(csv).toContain(`;"${name}";`)
    expect(csv).toContain(';"a;""b""\nc";')
    expect(csv).toMatch(/;"'=budget: a[^;]*"\n/)
    const outputs = [csv.slice(1), (await leads([], folder)).output, (await leads(['--json'], folder)).output]
    for (const output of outputs) expect(output.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cs}\u202E]/u)
    expect(JSON.parse(outputs[2] ?? '')[0]).toMatchObject(contactLead({ name: '=1+1', message: nasty }))
  })

  test('finds a text and all of a person, in either spelling of the domain, whom it erases', async () => {
    const folder = await received()
    const add = (changes: object) => storeIn(folder).add(entry({ ...contactLead(), ...changes }))
    await add({ message: `Como ${email} disse` })
    // As before the field got its name.
    await add({ name: 'Ana', email: '', address: email })
    await add({ name: 'Rui', email: 'rui@xn--construo-xza3b.example' })
    const namesBy = async (...args: string[]) =>
      JSON.parse((await leads([...args, '--json'], folder)).output).map(({ name }: { name: string }) => name)
    expect(await namesBy('--find', 'ORC\u0327AMENTO')).toEqual(['Maria Silva', 'Ana', 'Rui'])
    expect(await namesBy('--find', 'CONSTRUÇÃO')).toEqual(['Rui'])
    expect(await namesBy('--person', 'Rui@Construção.example')).toEqual(['Rui'])
    expect(await namesBy('--person', email.toUpperCase())).toEqual(['João Souza', 'Bot', 'Ana'])
    // Not everybody from one state, and not fewer than all of the person.
    for (const refused of [
      ['--person', String(landingLead().state)],
      ['--person', email, '--find', 'Bot'],
    ])
      expect((await leads([...refused, '--erase'], folder)).status).toBe(2)
    const { status, output } = await leads(['--person', email, '--erase'], folder)
    expect(status).toBe(0)
    expect(output).toContain('Leads erased: 3.')
    expect(output).toContain('Others mention this address: 4.')
    expect(await namesBy('--person', email)).toEqual([])
    expect((await leads(['--person', email, '--erase'], folder)).status).toBe(1)
  })

  test('lists what came, and why a mail was refused', async () => {
    const folder = await received()
    const failure: Failure = { forwarding: 'refused', nextAt: 0, error: '550 nobody here', deliveredTo: [] }
    await storeIn(folder).markFailed(3, failure)
    const { status, output, errors } = await leads([], folder)
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(output).toMatch(/^1 {2}20[\s\S]*name +João Souza\n[\s\S]*name +Bot\n[\s\S]*\n3 in all\.\n$/)
    expect(output).toMatch(/forwarding refused\n +error +550 nobody here\n/)
  })

  test.each([
    ['there is no database', {}, 'Nothing has been received yet'],
    ['it is damaged', { 'requests.sqlite': 'garbage'.repeat(2000) }, 'requests.sqlite: file is not a database'],
  ])('says so if %s', async (_, files: Record<string, string>, reason) => {
    const { status, errors } = await leads([], folderWith(files))
    expect([status, errors]).toEqual([1, expect.stringContaining(reason)])
  })
})

async function leads(args: string[], folder?: string) {
  return runProgram('server/leads/leads.ts', { DATA_DIR: folder ?? (await received()) }, args)
}

/** The folder of a mail service with three leads. */
async function received(): Promise<string> {
  const folder = folderWith({})
  const store = storeIn(folder)
  await store.add(entry(landingLead()))
  await store.add(entry(landingLead({ name: 'Bot' })))
  await store.add(entry(contactLead()))
  return folder
}

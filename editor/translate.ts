import { parseArgs } from 'node:util'
import { check, loaded, unfinished } from './check.ts'
import { targetLocale } from './translated.ts'

// `npm run translate -- export LANGUAGE [--new]` and `-- import FILE [--trial]`: texts to translators and back.

const usage = `npm run translate -- export LANGUAGE [--new], or npm run translate -- import FILE [--trial]`

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { new: { type: 'boolean' }, trial: { type: 'boolean' } } })
  const [command, argument = ''] = positionals
  const { exportTexts, importTexts } = await loaded<typeof import('./exchange.ts')>('exchange.ts')
  if (command === 'export') {
    const { addressesOfTexts } = await loaded<typeof import('./where-shown.ts')>('where-shown.ts')
    const { file, count } = await exportTexts(targetLocale(argument), { only: values.new ? 'new' : 'all', addresses: await addressesOfTexts() })
    console.log(`${count} text(s) written to ${file}`)
  } else if (command === 'import' && argument) {
    const { changed, refused } = await importTexts(argument, { isTrial: values.trial === true })
    for (const { group, before, after } of changed) console.log(`${group}\n- ${before}\n+ ${after}`)
    for (const line of refused) console.error(`Refused: ${line}`)
    console.log(`${changed.length} text(s) ${values.trial ? 'would change' : 'changed'}, ${refused.length} refused.`)
    const { faults } = values.trial ? { faults: [] } : await check()
    for (const fault of unfinished(faults)) console.error(fault)
    process.exitCode = refused.length + faults.length > 0 ? 1 : 0
  } else throw new Error(usage)
}

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

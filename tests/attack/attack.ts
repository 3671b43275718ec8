import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import { scenarios } from './scenarios.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' } } })

/** `npm run attack`: attacks the running service, each time on a server of its own on this machine. */
async function main(): Promise<void> {
  const table = new Table({ head: ['', 'scenario', 'what happened'], style: { head: [], border: [] } })
  for (const { name, run } of scenarios) {
    if (options.only && !name.includes(options.only)) continue
    const { holds, found } = await run().catch((error: Error) => ({
      holds: false,
      found: `failed: ${error.message}`,
    }))
    console.log(`${holds ? 'holds ' : 'BROKEN'} ${name}: ${found}`)
    table.push([holds ? 'holds' : 'BROKEN', name, found])
    if (!holds) process.exitCode = 1
  }
  console.log(table.toString())
}

await main()

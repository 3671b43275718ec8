import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machineSettings } from '../settings.ts'
import { formatLeads, type LeadsFormat } from './leads-format.ts'
import { openRequestStore } from './request-store.ts'

const usage = `Usage: npm run --silent leads -- [--csv | --json] [--spam]

Prints the requests that the mail service has received, the oldest first.
  --csv   for a spreadsheet
  --json  for a program
  --spam  only those that were taken for spam`

// The program that reads the output may stop early, as `head` does: that is no error.
process.stdout.on('error', () => process.exit())

/** `npm run leads`. */
function main(): void {
  const options = readOptions()
  if (!options) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const { dataFolder } = machineSettings()
  if (!existsSync(join(dataFolder, 'requests.sqlite'))) {
    console.error(
      `Nothing has been received yet: there is no database in ${dataFolder}/ (DATA_DIR names another folder).`,
    )
    process.exitCode = 1
    return
  }
  const store = openRequestStore(dataFolder)
  process.stdout.write(formatLeads(store.list({ isSpam: options.isSpam }), options.format))
  store.close()
}

function readOptions(): { format: LeadsFormat; isSpam: boolean } | undefined {
  try {
    const flag = { type: 'boolean', default: false } as const
    const { values } = parseArgs({ options: { csv: flag, json: flag, spam: flag } })
    if (values.csv && values.json) throw new Error('Choose --csv or --json.')
    return { format: values.csv ? 'csv' : values.json ? 'json' : 'table', isSpam: values.spam }
  } catch (error) {
    console.error(`${(error as Error).message}\n`)
    return undefined
  }
}

main()

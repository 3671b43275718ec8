import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { Listr, ListrLogger, ListrLogLevels } from 'listr2'

export interface Stage {
  name: string
  command: [program: string, ...args: string[]]
  env?: Record<string, string>
  /** Matches lines of progress, which are shown while the command runs but not in the output of a failure. */
  progress?: RegExp
}

interface Failure {
  name: string
  status: number
  output: string
}

const timer = { condition: true, field: (ms: number) => `${(ms / 1000).toFixed(1)} s`, format: () => String }
const signals = ['SIGINT', 'SIGTERM'] as const

const isVerbose = process.argv.includes('--verbose')

/**
 * Runs commands one after the other, those of an inner list in parallel, and prints the time of each. Output is printed only on
 * failure, or with `--verbose`. If one fails, this process ends with the same status.
 */
export async function runStages(stages: (Stage | Stage[])[]): Promise<void> {
  for (const group of stages) {
    const failures = await runInParallel([group].flat())
    for (const { name, output } of failures) if (!isVerbose) console.error(`\n${name} failed:\n\n${output.trimEnd()}\n`)
    if (failures[0]) process.exit(failures[0].status)
  }
}

async function runInParallel(stages: Stage[]): Promise<Failure[]> {
  const failures: Failure[] = []
  const children = new Set<ChildProcess>()
  // Each command leads a process group, so that a signal also reaches the processes that it has started.
  const forwardSignal = (signal: NodeJS.Signals) => {
    for (const { pid } of children) if (pid) process.kill(-pid, signal)
  }
  for (const signal of signals) process.on(signal, forwardSignal)
  await new Listr(
    stages.map((stage) => ({
      title: stage.name,
      task: async (_, task) => {
        const failure = await runStage(stage, children, (line) => {
          task.output = line
        })
        if (!failure) return
        failures.push(failure)
        throw new Error(`exit code ${failure.status}`)
      },
    })),
    {
      concurrent: true,
      exitOnError: false,
      registerSignalListeners: false,
      renderer: 'default',
      rendererOptions: { timer, collapseErrors: false },
      fallbackRenderer: 'simple',
      fallbackRendererCondition: isVerbose || !process.stdout.isTTY,
      fallbackRendererOptions: { timer, logger: new EndOnlyLogger() },
    },
  ).run()
  for (const signal of signals) process.off(signal, forwardSignal)
  return failures
}

async function runStage(
  { name, command: [program, ...args], env, progress }: Stage,
  children: Set<ChildProcess>,
  onLine: (line: string) => void,
): Promise<Failure | undefined> {
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  children.add(child)
  const said: string[] = []
  const lines = new PassThrough()
  child.stdout.pipe(lines, { end: false })
  child.stderr.pipe(lines, { end: false })
  createInterface({ input: lines }).on('line', (line) => {
    onLine(line)
    if (!progress?.test(stripVTControlCharacters(line))) said.push(line)
  })
  const [status, signal] = await once(child, 'close')
  children.delete(child)
  if (status === 0) return undefined
  return { name, status: status ?? 128 + constants.signals[signal as NodeJS.Signals], output: said.join('\n') }
}

/** Prints one line per stage when it ends, for logs, where lines cannot be overwritten. */
class EndOnlyLogger extends ListrLogger<ListrLogLevels> {
  override log(level: ListrLogLevels, ...rest: [message: string | string[], options?: object]): void {
    const isWanted = isVerbose || [ListrLogLevels.COMPLETED, ListrLogLevels.FAILED].includes(level)
    if (isWanted) super.log(level, ...rest)
  }
}

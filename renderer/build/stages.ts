import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

export interface Stage {
  name: string
  command: [program: string, ...args: string[]]
  env?: Record<string, string>
}

const children = new Set<ChildProcess>()

// Each command leads a process group, so that a signal also reaches the processes that it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const { pid } of children) if (pid) process.kill(-pid, signal)
  })

/**
 * Runs commands one after the other, those of an inner list in parallel, and prints the time of each. Output is printed only on
 * failure, or if `verbose`. If one fails, this process ends with the same status.
 */
export async function runStages(stages: (Stage | Stage[])[], { verbose = false } = {}): Promise<void> {
  for (const group of stages) {
    const statuses = await Promise.all([group].flat().map((stage) => runStage(stage, verbose)))
    const failure = statuses.find((status) => status !== 0)
    if (failure !== undefined) process.exit(failure)
  }
}

/** @returns the status with which the command ended */
async function runStage({ name, command: [program, ...args], env }: Stage, isVerbose: boolean): Promise<number> {
  console.log(`  ${name} …`)
  const startedAt = performance.now()
  const child = spawn(program, args, {
    detached: true,
    stdio: isVerbose ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  children.add(child)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => output.push(text))
  const [code, signal] = await once(child, 'close')
  children.delete(child)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✔' : '✖'} ${name}: ${seconds} s`)
  if (code !== 0 && !isVerbose) console.error(`\n${name} failed:\n\n${output.join('').trimEnd()}\n`)
  return code ?? 128 + constants.signals[signal as NodeJS.Signals]
}

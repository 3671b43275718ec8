import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Step {
  name: string
  command: [program: string, ...args: string[]]
  env?: Record<string, string>
}

/**
 * Runs commands one after the other, those of an inner list in parallel, and prints the time of each. Output is
 * printed only on failure, or if `verbose`. If one fails, this process ends with the same status.
 */
export async function runSteps(steps: (Step | Step[])[], { verbose = false } = {}): Promise<void> {
  for (const group of steps) {
    const statuses = await Promise.all([group].flat().map((step) => runStep(step, verbose)))
    const failure = statuses.find((status) => status !== 0)
    if (failure !== undefined) process.exit(failure)
  }
}

/** @returns the status with which the command ended */
async function runStep({ name, command: [program, ...args], env }: Step, isVerbose: boolean): Promise<number> {
  console.log(`  ${name} …`)
  const startedAt = performance.now()
  const stdio = isVerbose ? 'inherit' : 'pipe'
  const child = spawn(program, args, { stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } })
  const stop = () => child.kill()
  process.once('SIGTERM', stop)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => output.push(text))
  const [code] = await once(child, 'close')
  process.off('SIGTERM', stop)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✔' : '✖'} ${name}: ${seconds} s`)
  if (code !== 0 && !isVerbose) console.error(`\n${name} failed:\n\n${output.join('').trimEnd()}\n`)
  return code ?? 1
}

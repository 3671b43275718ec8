import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Stage } from './stages.ts'

function start(stages: (Stage | Stage[])[], verbose = false) {
  const program = `import { runStages } from ${JSON.stringify(pathToFileURL(resolve('renderer/build/stages.ts')))}
    await runStages(JSON.parse(process.argv[1]), { verbose: ${verbose} })
    console.log('all done')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(stages)])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function run(stages: (Stage | Stage[])[]) {
  const child = start(stages)
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, said: output + errors }
}

const shell = (name: string, script: string): Stage => ({ name, command: ['sh', '-c', script] })

describe('stages', { timeout: 60_000 }, () => {
  test('stop after one that fails, print its output, and keep its status', async () => {
    const { status, said } = await run([
      shell('none', 'true'),
      shell('first', 'echo a fault; echo another >&2; exit 7'),
      shell('second', 'true'),
    ])
    expect(status).toBe(7)
    for (const words of ['✔ none:', '✖ first:', 'first failed:']) expect(said).toContain(words)
    expect(said).toContain('a fault')
    expect(said).toContain('another')
    expect(said).not.toContain('second')
  })

  test('are ended with the program, including their child processes', async () => {
    // The shell waits for a child process, which would survive without the signal.
    const child = start(
      [shell('long', `${process.execPath} -e 'console.log(process.pid);setInterval(() => {}, 1000)'; true`)],
      true,
    )
    const pid = await new Promise<number>((found) => {
      child.stdout.setEncoding('utf8').on('data', (said: string) => {
        const [number] = /^\d+$/m.exec(said) ?? []
        if (number) found(Number(number))
      })
    })
    expect(isRunning(pid)).toBe(true)
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(child.exitCode).toBe(143)
    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A screen that nobody sees, with room for a window of any size. @param xvfb the program that draws it */
export async function startVirtualScreen(xvfb: string): Promise<{ display: string; close: () => Promise<void> }> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  return { display: `:${String(number).trim()}`, close: () => end(screen) }
}

/** Stops a program and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A desktop of its own: a screen that nobody sees, and a bus on which browsers tell assistive technology of their pages. */
export interface Session {
  env: NodeJS.ProcessEnv
  close: () => Promise<void>
}

export async function startSession(): Promise<Session> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', GNOME_ACCESSIBILITY: '1' }
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  })
  const [address] = await once(bus.stdout, 'data')
  return {
    env: { ...env, DBUS_SESSION_BUS_ADDRESS: String(address).trim() },
    async close() {
      await end(bus)
      await end(screen)
    },
  }
}

export async function end(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { installPackages } from '../../../scripts/install-packages.ts'
import { installedProgram } from '../../find-program.ts'
import { end, startVirtualScreen } from '../../virtual-screen.ts'

/** A desktop of its own: a screen that nobody sees, and a bus on which browsers tell assistive technology of their pages. */
export interface Session {
  env: NodeJS.ProcessEnv
  close: () => Promise<void>
}

const packages = [
  'at-spi2-core',
  'dbus-daemon',
  'firefox-esr',
  'gir1.2-atspi-2.0',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
]

/** @throws where what it needs is missing and cannot be installed, with what to do. */
export async function startSession(): Promise<Session> {
  if (!isInstalled() && !(installPackages(...packages) && isInstalled()))
    throw new Error(
      `To read what Firefox and WebKit tell screen readers takes Debian's packages ${packages.join(', ')}.`,
    )
  const screen = await startVirtualScreen(program('Xvfb'))
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', GNOME_ACCESSIBILITY: '1' }
  const bus = spawn(program('dbus-daemon'), ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  })
  const [address] = await once(bus.stdout, 'data')
  return {
    env: { ...env, DBUS_SESSION_BUS_ADDRESS: String(address).trim() },
    async close() {
      await end(bus)
      await screen.close()
    },
  }
}

function program(name: string): string {
  return installedProgram(name) ?? name
}

function isInstalled(): boolean {
  const modules = [
    'python3/dist-packages/gi',
    '*/girepository-1.0/Atspi-2.0.typelib',
    '*/girepository-1.0/WebKit2-4.1.typelib',
  ]
  return (
    ['Xvfb', 'dbus-daemon', 'firefox-esr'].every(installedProgram) &&
    ['/usr/libexec/at-spi-bus-launcher', ...modules.map((path) => `/usr/lib/${path}`)].every(
      (path) => globSync(path).length > 0,
    )
  )
}

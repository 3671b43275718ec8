import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findProgram } from '../programs/find-program.ts'
import { freePort } from '../programs/free-port.ts'

export interface Running {
  port: number
  stop: () => Promise<void>
}

interface Program {
  name: 'nginx' | 'caddy'
  config: (build: string, port: number) => string
  run: string[]
  check: string[]
}

export const nginx: Program = {
  name: 'nginx',
  // A single process, because worker processes would run as a user without access to temporary folders.
  config: (build, port) => `daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  # Settings that are common in an http block: those of the site must override them.
  autoindex on;
  charset iso-8859-1;
  charset_types *;
  gzip on;
  gzip_min_length 1;
  gzip_types *;
  types { text/plain js html; }
  default_type text/html;
  include ${build}/hosts/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${build}/client;
    include ${build}/hosts/nginx-site.conf;
  }
}
`,
  run: ['-c', 'config', '-p', '.', '-e', 'stderr'],
  check: ['-t'],
}

export const caddy: Program = {
  name: 'caddy',
  config: (build, port) => `{
  admin off
  auto_https off
}
http://:${port} {
  bind 127.0.0.1
  root * ${build}/client
  import ${build}/hosts/site.caddy
}
`,
  run: ['run', '--adapter', 'caddyfile', '--config', 'config'],
  check: ['validate', '--adapter', 'caddyfile', '--config', 'config'],
}

/** @param folder the server's working directory */
export async function startProgram(program: Program, build: string, folder: string): Promise<Running> {
  const port = await freePort()
  writeFileSync(join(folder, 'config'), program.config(build, port))
  const server = spawn(findProgram(program.name), program.run, settingsIn(folder))
  let log = ''
  server.stderr.on('data', (data) => {
    log += data
  })
  const end = performance.now() + 10_000
  while (!(await answersAt(port))) {
    if (server.exitCode !== null || performance.now() > end) {
      server.kill()
      throw new Error(`${program.name} did not start:\n${log}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    port,
    async stop() {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

/** @returns whether the server accepts its configuration, and its output */
export function checkProgram(program: Program, build: string, folder: string): { isTaken: boolean; said: string } {
  writeFileSync(join(folder, 'config'), program.config(build, 8080))
  const args = program.name === 'nginx' ? [...program.run, ...program.check] : program.check
  const { status, stdout, stderr } = spawnSync(findProgram(program.name), args, settingsIn(folder))
  return { isTaken: status === 0, said: `${stdout}${stderr}` }
}

function settingsIn(folder: string) {
  return { cwd: folder, env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } }
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => resolve(true))
      .on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

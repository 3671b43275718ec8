import { existsSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'

if (existsSync('.env')) process.loadEnvFile()
const port = Number(process.env.PORT || 4173)

const server = serve({ fetch: createApp('dist/client').fetch, port }, () => {
  console.log(`The site is served on http://localhost:${port}`)
})
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=4174 npm start` : error)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)))

import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { createListener } from './app.ts'

if (existsSync('.env')) process.loadEnvFile()
const port = Number(process.env.PORT || 4173)

const server = createServer(createListener('dist/client'))
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=4174 npm start` : error)
  process.exit(1)
})
server.listen(port, () => console.log(`The site is served on http://localhost:${port}`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)))

import { ensureDependencies, run } from '../scripts/dependencies.mjs'

// `npm start` on any machine with Node and npm: install, build, serve.
ensureDependencies()
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'serve'])

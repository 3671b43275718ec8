import { ensureDependencies, run } from '../scripts/dependencies.mjs'

// `npm test` on any machine with Node and npm: install, then go on with the project's own Node.
ensureDependencies()
run('npm', ['run', '--silent', 'test:all'])

import { newLocale } from './new-locale.ts'

const kinds: Record<string, (name?: string) => void> = { locale: newLocale }

const [kind = '', name] = process.argv.slice(2)
try {
  const create = kinds[kind]
  if (!create) throw new Error(`Say what to add: npm run new ${Object.keys(kinds).join(' | ')}`)
  create(name)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

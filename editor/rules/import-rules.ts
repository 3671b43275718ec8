import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nearest, sentence } from '../../locales/sentence.ts'
import { contentModules } from '../texts.ts'

/** What the modules of content say when they are imported: each checks its own values. */
export async function importErrors(): Promise<string[]> {
  const imports = contentModules().map((file) => import(pathToFileURL(resolve(file)).href))
  const results = await Promise.allSettled(imports)
  // A module that imports a wrong one fails with the same error.
  return [...new Set(results.flatMap((result) => (result.status === 'rejected' ? linesOf(result.reason) : [])))]
}

function linesOf({ message, stack = '' }: Error): string[] {
  if (message.startsWith('content/')) return message.split('\n')
  const [, missing, importing] = /^Cannot find module '(.+)' imported from (.+)$/.exec(message) ?? []
  if (missing && importing) return [missingFile(relative('', missing), relative('', importing))]
  const [, file = '', line] = /((?:content|locales)\/[\w./-]+):(\d+)/.exec(stack) ?? []
  const [, from, name] = /module '(.+)' does not provide an export named '(.+)'$/.exec(message) ?? []
  const words = from && name ? missingName(name, join(dirname(file), from)) : `${message}: a text needs quotation marks`
  return [file ? sentence({ file, line: Number(line) }, words) : message]
}

function missingFile(missing: string, importing: string): string {
  const lines = readFileSync(importing, 'utf8').split('\n')
  const isOf = (line: string) => missing.endsWith(/ from ['"][./]+([^'"]+)/.exec(line)?.[1] ?? importing)
  const meant = nearest(missing, globSync(`${dirname(dirname(missing))}/*/${basename(missing)}`))
  const advice = `write ${meant ?? 'another'}, or remove this line and the name from the list`
  const place = { file: importing, line: lines.findIndex(isOf) + 1 }
  return sentence(place, `imports ${missing}, which does not exist: ${advice}`)
}

function missingName(name: string, target: string): string {
  const exported = [...readFileSync(target, 'utf8').matchAll(/^export \w+ (\w+)/gm)].map(([, known = '']) => known)
  const meant = nearest(name, exported) ?? exported.join(' or ')
  return `imports ${name}, which ${target} does not export: write ${meant}`
}

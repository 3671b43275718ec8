import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codeUses } from '../../compatibility/code-features'
import { cssUses, type Use } from '../../compatibility/css-features'
import { exceptionFor } from '../../compatibility/exceptions'
import { describeLacks, lacks } from '../../compatibility/features'
import { inlineStyles } from './styles'

/** Methods of libraries whose names new parts of the platform have, too. */
const sameNames = [
  'api.EventTarget.when',
  'api.ML.createContext',
  'api.RGBColor.red',
  'api.SerialPort.getInfo',
  'api.SharedStorage.run',
  'javascript.builtins.AsyncDisposableStack.use',
]

/** React and the router find out about transitions in ways of their own. */
const guarded = ['api.Document.startViewTransition', 'api.ViewTransition.skipTransition']

describe('the built site asks the oldest browsers for nothing that they lack (after `npm run build`)', () => {
  test('in its code and that of its libraries', () => {
    const files = globSync('dist/client/assets/**/*.js')
    expect(files.length).toBeGreaterThan(10)
    const uses = files.flatMap((file) => codeUses(file, readFileSync(file, 'utf8')))
    expect(faultsIn(uses.filter(({ feature }) => ![...sameNames, ...guarded].includes(feature.name)))).toEqual([])
  })

  test('in its style sheets and the styles in a document', () => {
    const files = globSync('dist/client/assets/**/*.css').map((file) => readFileSync(file, 'utf8'))
    expect([...files, ...inlineStyles('/pt-br')].flatMap((css) => faultsIn(cssUses(css)))).toEqual([])
  })
})

function faultsIn(uses: Use[]): string[] {
  return uses
    .filter(({ feature }) => !exceptionFor(feature))
    .map(({ feature }) => `${feature.name}: ${describeLacks(lacks(feature))}`)
}

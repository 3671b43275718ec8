import { beforeAll, beforeEach, expect, test } from 'vitest'
import { tolerateMovedTexts } from './moved-texts.ts'

const [parent, text, next] = [document.createElement('p'), new Text('um'), document.createElement('b')]

beforeAll(tolerateMovedTexts)
beforeEach(() => parent.replaceChildren(text, next))

function moveText() {
  const font = document.createElement('font')
  text.replaceWith(font)
  font.append(text)
}

test('a text that was moved is removed with what was put around it', () => {
  moveText()
  parent.removeChild(text)
  expect(parent.innerHTML).toBe('<b></b>')
})

test('an element stands before a text that was moved', () => {
  moveText()
  parent.insertBefore(document.createElement('i'), text)
  expect(parent.innerHTML).toBe('<i></i><font>um</font><b></b>')
})

test('a text that was replaced is no error', () => {
  text.replaceWith('one')
  parent.removeChild(text)
  parent.insertBefore(document.createElement('i'), text)
  expect(parent.innerHTML).toBe('one<b></b><i></i>')
})

test('all other nodes are removed and inserted as ever', () => {
  parent.removeChild(next)
  parent.insertBefore(next, text)
  expect(parent.innerHTML).toBe('<b></b>um')
})

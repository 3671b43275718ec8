import { expect, test } from 'vitest'
import { forgetTyped, typedTexts, watchTyping } from './typed-text.ts'

test('what is sent is forgotten; what was typed elsewhere or changed meanwhile is kept', () => {
  document.body.innerHTML =
    '<main><form name="/pt-br/contato"><input name="name"><input name="role"><input name="email">'
  watchTyping()
  const type = (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) {
      const control = document.querySelector(`[name=${name}]`) as HTMLInputElement
      control.value = text
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  const sent = { name: 'Ana', role: 'CTO' }
  type(sent)
  type({ role: 'CEO', email: 'ana@x.example' })
  forgetTyped(sent)
  expect(typedTexts()).toEqual({ role: 'CEO', email: 'ana@x.example' })
  expect(JSON.parse(sessionStorage.getItem('@tecto:typed') ?? '')).toEqual(typedTexts())
  forgetTyped()
  expect(typedTexts()).toEqual({})
})

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GrowingWords } from './GrowingWords'

test('words grow from the lightest to the boldest, also within what stands out, and all stay as they were written', () => {
  const { container } = render(
    <GrowingWords>{['Software sob medida ', <em key="highlight">que você testa</em>]}</GrowingWords>,
  )
  expect(container.textContent).toBe('Software sob medida que você testa')
  expect([...container.querySelectorAll('span')].map((word) => `${word.textContent} ${word.className}`)).toEqual([
    'Software font-600',
    'sob font-650',
    'medida font-700',
    'que font-700',
    'você font-750',
    'testa font-800',
  ])
  expect(container.querySelector('em')?.textContent).toBe('que você testa')
})

test('a title of one word has the lightest', () => {
  const { container } = render(<GrowingWords>Tecto</GrowingWords>)
  expect(container.innerHTML).toBe('<span class="font-600">Tecto</span>')
})

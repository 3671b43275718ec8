import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from '../components/ui/Icon'
import { type IconName, icons } from '../components/ui/icons'
import { drawSprite } from './icon-sprite'

const sprite = new DOMParser().parseFromString(drawSprite(), 'image/svg+xml')

test.each(Object.keys(icons) as IconName[])('the icon "%s" points to a shape, in the colour of the text', (name) => {
  const { container } = render(<Icon name={name} className="text-link" />)
  const [file, id] =
    container.querySelector('svg[aria-hidden=true].text-link > use')?.getAttribute('href')?.split('#') ?? []
  expect(file).toMatch(/^\/assets\/icons-[0-9a-f]{8}\.svg$/)
  const symbol = sprite.querySelector(`symbol[id="${id}"][viewBox="0 0 24 24"]`)
  expect(symbol?.querySelectorAll('path, circle, rect').length).toBeGreaterThan(0)
  expect(symbol?.innerHTML).toContain('"currentColor"')
})

test('no two icons are alike', () => {
  const shapes = [...sprite.querySelectorAll('symbol')].map(({ innerHTML }) => innerHTML)
  expect(new Set(shapes).size).toBe(Object.keys(icons).length)
})

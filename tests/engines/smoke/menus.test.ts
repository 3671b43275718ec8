import { describe, expect } from 'vitest'
import { at } from '../../site-path.ts'
import { phone, test } from '../fixtures.ts'

const smallMenu = { css: 'header [popover]:popover-open' }
const openButton = { css: 'header button[popovertarget]:not([popovertargetaction])' }
const insideMenu = { css: 'header [popover] :is(a, button, summary)' }

describe('The menu of small screens', () => {
  test.for([at('/pt-br/contato'), at('/pt-br/noticias')])(
    'of %s opens under a finger; Tab leads into it, Escape out',
    async (path, { open }) => {
      const tab = await open(phone)
      await tab.visit(path)
      await tab.click(openButton)
      await tab.sees(smallMenu)
      await tab.press('Tab')
      await tab.focuses(insideMenu)
      await tab.press('Escape')
      await tab.seesNo(smallMenu)
      await tab.focuses(openButton)
      expect(tab.controls.complaints()).toEqual([])
    },
  )
})

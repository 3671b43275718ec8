import { expect, test } from 'vitest'
import { consentDelayMs } from '../../components/consent/ConsentBanner'
import { closeDelayMs, openDelayMs, skipDelayMs } from '../../components/layout/useHoverMenu'
import { stepMs } from '../../pages/thanks/ThanksProgress'

// Times that the specification gives. Where the company decides otherwise, they change here; all other tests take them from the code.

test('the banner, the menus and the bar of the thank-you page keep the times that are specified', () => {
  expect({ consentDelayMs, openDelayMs, skipDelayMs, closeDelayMs, stepMs }).toEqual({
    consentDelayMs: 1000,
    openDelayMs: 200,
    skipDelayMs: 300,
    closeDelayMs: 150,
    stepMs: 10,
  })
})

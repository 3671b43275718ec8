import { expect, test } from 'vitest'
import { carouselLayouts } from '../../components/carousel/carousel-layouts.ts'
import { consentKey } from '../../components/consent/consent-store.ts'
import { closeDelayMs, openDelayMs, skipDelayMs } from '../../components/layout/menu/useHoverMenu.ts'
import { stepMs } from '../../pages/thanks/ThanksProgress.tsx'

// The specification, section 9.

test('delays, carousels and the consent key are as specified', () => {
  expect({ openDelayMs, skipDelayMs, closeDelayMs, stepMs }).toEqual({
    openDelayMs: 200,
    skipDelayMs: 300,
    closeDelayMs: 150,
    stepMs: 10,
  })
  expect(consentKey).toBe('@tecto:cookies-accepted')
  expect(carouselLayouts).toEqual({
    services: [
      { perView: 4, gapPx: 32 },
      { upToPx: 1024, perView: 2, gapPx: 16 },
      { upToPx: 640, perView: 1, gapPx: 16 },
    ],
    videos: [
      { perView: 3, gapPx: 32 },
      { upToPx: 1024, perView: 1, gapPx: 16 },
    ],
  })
})

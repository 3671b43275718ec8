import { expect, test } from 'vitest'
import { carouselLayouts } from '../../components/carousel/carousel-layouts.ts'
import { consentDelayMs } from '../../components/consent/ConsentBanner.tsx'
import { closeDelayMs, openDelayMs, skipDelayMs } from '../../components/layout/menu/useHoverMenu.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { consentKey } from '../../measurement/consent-store.ts'
import { stepMs } from '../../pages/thanks/ThanksProgress.tsx'
import unoConfig from '../../uno.config.ts'
import { addresses, mainOf, words } from '../site/built-site.ts'

// The specification, section 9. All other tests take these values from the code; tests/more/browser/layout.spec.ts
// measures them on pages.

test('delays, sizes and the consent key are as specified', () => {
  expect({ consentDelayMs, openDelayMs, skipDelayMs, closeDelayMs, stepMs }).toEqual({
    consentDelayMs: 1000,
    openDelayMs: 200,
    skipDelayMs: 300,
    closeDelayMs: 150,
    stepMs: 10,
  })
  expect(consentKey).toBe('@tecto:cookies-accepted')
  // 52 px at the browser's default font size.
  expect(unoConfig.theme.minHeight.button).toBe(`${52 / 16}rem`)
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

const sayings: Partial<Record<LocaleId, Record<string, RegExp>>> = {
  'pt-br': {
    pool: /mais de 1\.?000 profissionais/i,
    speed: /3 dias úteis/,
    experience: /mais de 10 anos de experiência/,
    valley: /Vale do Silício/,
    'nothing is sold': /não vendemos/i,
    retention: /só.*quando a lei (exige|exigir) ou permit/i,
    'thank-you': /em breve.*dados que você informou.*WhatsApp/,
  },
  'en-us': {
    pool: /more than 1,000 qualified professionals/i,
    speed: /3 business days/,
    experience: /more than 10 years of experience/,
    valley: /Silicon Valley/,
    'nothing is sold': /do not sell/i,
    retention: /only.*law requires or permits/i,
    'thank-you': /soon.*details you gave us.*WhatsApp/,
  },
  'es-es': {
    pool: /más de 1\.?000 profesionales/i,
    speed: /3 días (hábiles|laborables)/,
    experience: /más de 10 años de experiencia/,
    valley: /Silicon Valley/,
    'nothing is sold': /no vendemos/i,
    retention: /solo.*cuando la ley (lo )?exi[jg]\w+ o (lo )?permit/i,
    'thank-you': /pronto.*datos que nos has dado.*WhatsApp/,
  },
}

test.each(Object.entries(sayings))('the site makes the specified claims in %s', (locale, patterns) => {
  const site = addresses
    .filter((address) => address === `/${locale}` || address.startsWith(`/${locale}/`))
    .map((address) => words(mainOf(address)))
  for (const [name, saying] of Object.entries(patterns))
    expect(
      site.some((page) => saying.test(page)),
      `${name}: ${saying}`,
    ).toBe(true)
})

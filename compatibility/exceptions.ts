import type { Feature } from './features.ts'

const movingLetters = 'The stand-in letters keep their own measures there: words may move when the fonts arrive.'
const noPointer = 'Only iOS lacks it, which has nothing to point or to drag with.'
const broughtByScript = 'renderer/+client.ts brings it, and without scripts a link does its work (without-scripts.css).'
const sameName = 'A function of our own or of a library has that name.'

/** What some of the oldest browsers lack, with all that belongs to it, and why that harms nobody there. */
const exceptions: Record<string, string> = {
  'api.FontFaceSet.check': sameName,
  'api.HTMLElement.hidePopover': broughtByScript,
  'api.Permissions.revoke': sameName,
  'css.at-rules.font-face.ascent-override': movingLetters,
  'css.at-rules.font-face.descent-override': movingLetters,
  'css.at-rules.font-face.line-gap-override': movingLetters,
  'css.at-rules.font-face.size-adjust': movingLetters,
  'css.properties.box-decoration-break.clone':
    'MDN tells of the prefix, which Lightning CSS adds, at the property alone.',
  'css.properties.break-after.avoid': 'A heading may then be the last line of a printed page.',
  'css.properties.cursor': noPointer,
  'css.properties.forced-color-adjust': 'Only Safari lacks it, and only Windows has such colours.',
  'css.properties.overscroll-behavior':
    'Where nothing is left to scroll in a menu or a row of slides, what is behind may move.',
  'css.properties.resize': noPointer,
  'css.properties.scrollbar-gutter':
    'Only Safari lacks it: on a Mac whose scroll bars take room, the page gets wider behind a menu.',
  'css.properties.text-wrap': 'Lines then break where they are full.',
  'css.types.basic-shape.rect':
    'Every browser knows the rect() of the old property clip, which hides words from the eye.',
  'html.elements.button.popovertarget': broughtByScript,
  'html.elements.button.popovertargetaction': broughtByScript,
  'html.elements.details.name': 'Scripts close the other dropdown; in the drawer, both parts may be open.',
  'html.elements.img.fetchpriority': 'A hint.',
  'html.global_attributes.popover': broughtByScript,
}

/** The name of the exception that a feature falls under. */
export function exceptionFor({ name }: Feature): string | undefined {
  return Object.keys(exceptions).find((excused) => name === excused || name.startsWith(`${excused}.`))
}

/** Exceptions that none of these features needs. */
export function idleExceptions(features: Feature[]): string[] {
  const used = new Set(features.map(exceptionFor))
  return Object.keys(exceptions).filter((name) => !used.has(name))
}

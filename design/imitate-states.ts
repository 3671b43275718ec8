/** A script cannot make the browser hover or press an element. Elements marked `data-state="hover"` are styled as if it did. */
const imitations = [
  { pseudoClass: /(?<!\\):hover\b/g, mark: '[data-state=hover]' },
  { pseudoClass: /(?<!\\):focus-visible\b/g, mark: '[data-state=focus]' },
  { pseudoClass: /(?<!\\):active\b/g, mark: '[data-state=active]' },
]

/** Adds to every CSS rule for a state the same rule for the mark, and does so again whenever the styles change. */
export function imitateStates(): void {
  const copies = new CSSStyleSheet()
  document.adoptedStyleSheets.push(copies)
  const update = () => copies.replaceSync([...document.styleSheets].map(({ cssRules }) => imitate(cssRules)).join(''))
  new MutationObserver(update).observe(document.head, { childList: true, subtree: true, characterData: true })
  update()
}

function imitate(rules: CSSRuleList): string {
  return [...rules].map(imitateRule).join('')
}

function imitateRule(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}{${imitate(rule.cssRules)}}`
  if (!(rule instanceof CSSStyleRule)) return ''
  return imitations
    .filter(({ pseudoClass }) => rule.selectorText.search(pseudoClass) >= 0)
    .map(({ pseudoClass, mark }) => `${rule.selectorText.replace(pseudoClass, mark)}{${rule.style.cssText}}`)
    .join('')
}

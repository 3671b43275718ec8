/** What was typed or pasted: accents joined to their letters, full-width signs as usual ones, no invisible signs. */
export function usualSigns(text: string): string {
  return text
    .normalize()
    .replace(/[\uFF01-\uFF5E\u3000]/g, (sign) => sign.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
}

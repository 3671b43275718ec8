/** What was typed or pasted, with full-width signs of Asian keyboards as usual ones, and without invisible signs. */
export function usualSigns(text: string): string {
  return text.replace(/[\uFF01-\uFF5E\u3000]/g, (sign) => sign.normalize('NFKC')).replace(/\p{Cf}/gu, '')
}

/** HTML that the build makes of Markdown. */
export function RichText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is of the site's own texts, which may contain no HTML
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A list of pages under a heading. Addresses are absolute. */
interface LlmsSection {
  heading: string
  pages: { title: string; description: string; url: string }[]
}

interface LlmsInput {
  name: string
  summary: string
  /** Facts in a few words, as list items. */
  facts: string[]
  sections: LlmsSection[]
}

/** The site in short, for language models that answer questions about it (https://llmstxt.org). */
export function llmsTxt({ name, summary, facts, sections }: LlmsInput): string {
  const lists = sections.map(({ heading, pages }) => {
    const lines = pages.map(({ title, description, url }) => `- [${title}](${url}): ${description}`)
    return [`## ${heading}`, '', ...lines].join('\n')
  })
  return `${[`# ${name}`, `> ${summary}`, facts.map((fact) => `- ${fact}`).join('\n'), ...lists].join('\n\n')}\n`
}

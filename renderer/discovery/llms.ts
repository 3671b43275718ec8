/** A list of pages under a heading; addresses are absolute. */
interface LlmsSection {
  heading: string
  pages: { title: string; description: string; url: string }[]
}

interface LlmsInput {
  name: string
  summary: string
  facts: string[]
  sections: LlmsSection[]
}

/** A summary of the site for language models (https://llmstxt.org). */
export function llmsTxt({ name, summary, facts, sections }: LlmsInput): string {
  const lists = sections.map(({ heading, pages }) => {
    const lines = pages.map(({ title, description, url }) => `- [${title}](${url}): ${description}`)
    return [`## ${heading}`, '', ...lines].join('\n')
  })
  return `${[`# ${name}`, `> ${summary}`, facts.map((fact) => `- ${fact}`).join('\n'), ...lists].join('\n\n')}\n`
}

import { Section } from '../../components/sections/Section.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Disclosure } from '../../components/ui/Disclosure.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import type { FactoryContent } from './factory.source.ts'

/** The first part names the scope; the second is open, so that visitors see how it reads. */
export function SampleScope({ parts: [cover, ...parts], story, picture }: FactoryContent['scope']) {
  return (
    <Section
      id="escopo"
      ground="mint"
      title="factory.scope.title"
      action={
        <>
          <ButtonLink to="/casos/$slug" params={{ slug: story }} tone="outline" label="factory.scope.story" />
          {picture && <Picture name={picture} alt="" sizes="30vw" className="rounded-field bg-mint max-lg:hidden" />}
        </>
      }
    >
      <article className="card p-card">
        {cover && (
          <>
            <h3 className="text-heading-strong">{cover.title}</h3>
            <RichText html={cover.html} className="rich-text mt-3 mb-5 max-w-measure text-muted" />
          </>
        )}
        {parts.map(({ title, html }, index) => (
          <Disclosure key={title} name="scope" open={index === 0} title={title}>
            <RichText html={html} className="rich-text max-w-measure gap-3 pb-5" />
          </Disclosure>
        ))}
      </article>
    </Section>
  )
}

import { WideSection } from '../../components/sections/Section.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import type { FactoryContent } from './factory.source.ts'

/** The document as a sheet, whole: the first part names it, and the others are its clauses. */
export function SampleScope({ parts: [cover, ...clauses], story }: FactoryContent['scope']) {
  return (
    <WideSection
      id="escopo"
      ground="mint"
      title="factory.scope.title"
      action={<ButtonLink to="/casos/$slug" params={{ slug: story }} tone="outline" label="factory.scope.story" />}
    >
      <article className="card p-card lg:p-12">
        {cover && (
          <header className="mb-8">
            <h3 className="text-heading-strong">{cover.title}</h3>
            <RichText html={cover.html} className="rich-text mt-2 text-muted" />
          </header>
        )}
        <div className="gap-x-12 md:columns-2 lg:columns-3">
          {clauses.map(({ title, html }) => (
            <section key={title} className="mb-6 break-inside-avoid row-line pt-3">
              <h3 className="mb-2 font-650 text-lg">{title}</h3>
              <RichText html={html} className="rich-text gap-3" />
            </section>
          ))}
        </div>
      </article>
    </WideSection>
  )
}

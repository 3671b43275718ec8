import { FormattedMessage } from 'react-intl'
import { Dispensable } from '../../components/page/Dispensable.tsx'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import type { ScopeText } from '../../content/sample-scope/scope-text.ts'
import { ScopeReader } from './ScopeReader.tsx'

export interface SampleScopeContent {
  /** The address of the PDF. */
  file: string
  client: string
  /** The slug of the client story about this project. */
  story: string
  text: ScopeText
}

export function SampleScope({ file, client, story, text }: SampleScopeContent) {
  return (
    <Section
      isWide
      id="escopo"
      tone="mint"
      title={<FormattedMessage id="factory.scope.title" />}
      intro={<FormattedMessage id="factory.scope.intro" values={{ client }} />}
    >
      <Dispensable>
        <ScopeReader text={text} />
      </Dispensable>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonAnchor href={file} tone="outline" download>
          <FormattedMessage id="factory.scope.download" />
        </ButtonAnchor>
        <PageLink to="/casos/$slug" params={{ slug: story }} className="inline-flex min-h-11 items-center inline-link">
          <FormattedMessage id="factory.scope.story" />
        </PageLink>
      </div>
    </Section>
  )
}

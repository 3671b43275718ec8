import type { PageHead } from '../page/page-data'

/** What a document says of itself. React moves the tags into the head, and keeps them right while browsing. */
export function HeadTags({ head }: { head: PageHead }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {!head.isIndexed && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta name="theme-color" content="#031416" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

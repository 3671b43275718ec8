import { locales } from '../../locales/locales'
import { usePage } from '../page/PageProvider'
import type { PageData } from '../page/page-data'
import { shareImageSize } from '../page/share-image-size'

/** The tags of the document's head. React moves the tags into the head, and keeps them right while browsing. */
export function HeadTags() {
  const { head, graph } = usePage()
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {!head.isIndexed && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {head.feeds.map(({ type, title, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      <ShareTags />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the graph is JSON in which whatever could end the element is escaped */}
      {graph && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />}
      <meta name="theme-color" content="#031416" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

/** What social networks and messengers show of the page: Open Graph (https://ogp.me), and tags that only X reads. */
function ShareTags() {
  const page = usePage()
  const { share, canonical, description } = page.head
  if (!share) return null
  return (
    <>
      <meta property="og:type" content={share.kind} />
      <meta property="og:site_name" content={page.shared.siteName} />
      <meta property="og:title" content={share.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocale(page.locale)} />
      {alternateLocales(page).map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      <meta property="og:image" content={share.image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={share.title} />
      {share.published && <meta property="article:published_time" content={share.published} />}
      {share.published && <meta property="article:modified_time" content={share.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Open Graph writes `pt_BR` where HTML writes `pt-BR`. */
function openGraphLocale(locale: PageData['locale']): string {
  return locales[locale].tag.replace('-', '_')
}

function alternateLocales({ head, locale }: PageData): string[] {
  const languages = head.alternates.map(({ hrefLang }) => hrefLang).filter((tag) => tag !== 'x-default')
  return languages.filter((tag) => tag !== locales[locale].tag).map((tag) => tag.replace('-', '_'))
}

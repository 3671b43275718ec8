import Link from 'next/link'
import { Hero } from '../../../components/parts'
import { contentIn } from '../../../content.mjs'

export default async function News({ params }) {
  const { locale } = await params
  const { news, articles } = contentIn(locale)
  return (
    <>
      <Hero {...news} />
      <section>
        <ul className="grid">
          {articles.slice(0, 24).map(({ slug, title, text }) => (
            <li key={slug} className="card">
              <h2>
                <Link href={`/${locale}/news/${slug}`}>{title}</Link>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

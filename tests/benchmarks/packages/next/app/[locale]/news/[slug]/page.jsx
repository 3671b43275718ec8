import { Hero } from '../../../../components/parts'
import { contentIn } from '../../../../content.mjs'

export const generateStaticParams = ({ params: { locale } }) => contentIn(locale).articles.map(({ slug }) => ({ slug }))

export default async function Article({ params }) {
  const { locale, slug } = await params
  const { title, text, picture, body } = contentIn(locale).articles.find((article) => article.slug === slug)
  return (
    <>
      <Hero title={title} intro={text} picture={picture} />
      <article>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
    </>
  )
}

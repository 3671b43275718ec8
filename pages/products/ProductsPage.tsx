import { FormattedMessage } from 'react-intl'
import { roomyWindow, wideWindow } from '../../components/layout/layout-widths.ts'
import { OneLanguageLink } from '../../components/page/PageLink.tsx'
import { CardList } from '../../components/sections/cards/CardList.tsx'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { NewTab } from '../../components/ui/NewTab.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import type { ProductsContent } from './products.source.ts'

type Product = ProductsContent['products'][number]

export default function ProductsPage({ prices, products }: ProductsContent) {
  return (
    <>
      <PictureHero
        picture="hero/service-ai"
        title="products.hero.title"
        intro={<FormattedMessage id="products.hero.intro" values={prices} />}
      >
        <Actions>
          <ButtonLink to="/quem-somos" hash="servicos" tone="accent" label="products.hero.button" />
        </Actions>
      </PictureHero>
      <WideSection title="products.grid.title">
        <CardList>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} isFirst={index === 0} />
            </li>
          ))}
        </CardList>
      </WideSection>
      <NextLevel
        picture="hero/half-laid"
        title="products.next.title"
        intro="products.next.intro"
        button="products.next.button"
      />
    </>
  )
}

function ProductCard({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const { id, title, img, description, languages, price, unit, link } = product
  return (
    <article className="card flex h-full flex-col overflow-hidden">
      <Picture name={img} alt="" sizes={`${isFirst ? wideWindow : roomyWindow} 50vw, 100vw`} />
      <div className="flex flex-1 flex-col items-start gap-4 p-card lg:max-xl:px-6">
        <h3 className="text-heading-strong">{title}</h3>
        <p className="text-muted">{description}</p>
        <p className="text-muted">
          <FormattedMessage
            id="products.grid.terms"
            values={{
              languages,
              price,
              unit,
              amount: (words) => <span className="block py-1 text-amount text-brand">{words}</span>,
            }}
          />
        </p>
        {id === 'ai-news' && (
          <OneLanguageLink to="/ia-noticia" hrefLang="pt-BR" className="lone-link">
            <FormattedMessage id="products.grid.demo" />
          </OneLanguageLink>
        )}
        <div className="mt-auto max-sm:mt-2">
          <ButtonAnchor
            href={link}
            target="_blank"
            rel="noopener"
            tone="outline"
            label={<FormattedMessage id="products.grid.open" values={{ product: title }} />}
          >
            <NewTab />
          </ButtonAnchor>
        </div>
      </div>
    </article>
  )
}

import { FormattedMessage } from 'react-intl'
import { Carousel } from '../../components/carousel/Carousel.tsx'
import { PrivacyChoices } from '../../components/consent/PrivacyChoices.tsx'
import { ButtonAnchor, ButtonLink, type ButtonTone } from '../../components/ui/ButtonLink.tsx'
import { ContactChannels } from '../../components/ui/ContactChannels.tsx'
import { Contents } from '../../components/ui/Contents.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { type IconName, icons } from '../../components/ui/icons.ts'
import { Picture } from '../../components/ui/Picture.tsx'
import { headingsIn, RichText } from '../../components/ui/RichText.tsx'
import { VideoCard } from '../../components/video/VideoCard.tsx'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import type { Block } from '../../content/text/rich-text.ts'
import { ServiceSlide } from '../../pages/home/ServiceSlide.tsx'
import type { Chapter } from '../DesignPage.tsx'
import type { Samples } from '../samples.ts'

const pictures: PictureName[] = ['hero/home', 'call/home', 'services/web', 'products/ai-news', 'stories/quilatto']
const tones = ['accent', 'solid', 'outline', 'outlineDark'] satisfies ButtonTone[]

const blocks: Block[] = [
  { kind: 'heading', text: ['A heading'] },
  {
    kind: 'paragraph',
    text: [
      'A paragraph with ',
      { kind: 'strong', text: ['strong words'] },
      ', ',
      { kind: 'emphasis', text: ['stressed ones'] },
      ' and ',
      { kind: 'link', href: '#RichText', text: ['a link'] },
      '.',
    ],
  },
  { kind: 'quote', text: ['A quote, in the face of the headings.'] },
  { kind: 'list', items: [['One item'], ['Another']] },
]

/** What sections are made of. */
export const parts = ({ carousel, videos }: Samples): Chapter => ({
  Button: {
    ...Object.fromEntries(tones.map((tone) => [tone, <Button key={tone} tone={tone} />])),
    'with an icon': (
      <ButtonAnchor href="#Button" tone="solid">
        <FormattedMessage id="hire.hero.button" />
        <Icon name="arrowDown" />
      </ButtonAnchor>
    ),
    'with a long label': (
      <div className="w-48">
        <ButtonLink to="/produtos-de-ia" tone="outline">
          <FormattedMessage id="home.services.title" />
        </ButtonLink>
      </div>
    ),
    disabled: (
      <button type="button" disabled className="btn-solid">
        <FormattedMessage id="home.hero.contact" />
      </button>
    ),
    'inline link': (
      <a href="#Button" className="inline-link">
        <FormattedMessage id="home.hero.contact" />
      </a>
    ),
  },
  Icon: {
    all: tiles(Object.keys(icons) as IconName[], (name) => <Icon name={name} className="text-2xl text-link" />),
  },
  Picture: {
    'of each shape': tiles(pictures, (name) => (
      <Picture name={name} alt="" sizes="11rem" className="block h-auto w-full" />
    )),
  },
  RichText: { 'every kind of block': <RichText blocks={blocks} /> },
  Contents: { 'of a long text': <Contents parts={headingsIn(blocks)} /> },
  Carousel: {
    services: (
      <Carousel
        layout="services"
        label="Services"
        slides={carousel.map((service) => ({ id: service.id, content: <ServiceSlide service={service} /> }))}
      />
    ),
    videos: (
      <Carousel
        layout="videos"
        label="Videos"
        slides={videos.map((video) => ({ id: video.id, content: <VideoCard video={video} /> }))}
      />
    ),
  },
  ContactChannels: { 'besides a form': <ContactChannels /> },
  PrivacyChoices: { 'of the privacy policy': <PrivacyChoices /> },
})

function Button({ tone }: { tone: ButtonTone }) {
  return (
    <div className={`p-6 ${tone === 'outlineDark' ? 'ground-dark' : ''}`}>
      <ButtonLink to="/contato" tone={tone}>
        <FormattedMessage id="home.hero.contact" />
      </ButtonLink>
    </div>
  )
}

function tiles<Name extends string>(names: readonly Name[], show: (name: Name) => React.ReactNode) {
  return (
    <ul className="grid grid-cols-2 gap-4 text-small sm:grid-cols-4 xl:grid-cols-8">
      {names.map((name) => (
        <li key={name} className="flex flex-col gap-2">
          {show(name)}
          {name}
        </li>
      ))}
    </ul>
  )
}

import { useIntl } from 'react-intl'
import { Carousel } from '../../components/carousel/Carousel'
import { ContactChannels } from '../../components/ui/ContactChannels'
import { Contents } from '../../components/ui/Contents'
import { Drawing } from '../../components/ui/Drawing'
import { Icon } from '../../components/ui/Icon'
import { type IconName, icons } from '../../components/ui/icons'
import { Picture } from '../../components/ui/Picture'
import { headingsIn, RichText } from '../../components/ui/RichText'
import { VideoCard } from '../../components/video/VideoCard'
import type { PictureName } from '../../content/picture.schema'
import pictures from '../../content/pictures.json'
import type { Block } from '../../content/rich-text'
import { ServiceSlide } from '../../pages/home/ServiceSlide'
import { InState, Specimen } from '../Specimen'
import { useSamples } from '../samples'

export function Icons() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-8">
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 rounded-field bg-mint p-4 text-small">
          <Icon name={name} className="text-2xl text-link" />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Without the upright crops, which only replace a picture on narrow screens. */
const names = Object.keys(pictures) as PictureName[]

export function Pictures() {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
      {names.map((name) => (
        <li key={name}>
          <Picture name={name} alt="" sizes="(min-width: 768px) 25vw, 50vw" className="block h-auto w-full" />
          <span className="text-muted text-small">{name}</span>
        </li>
      ))}
    </ul>
  )
}

const link = { kind: 'link', href: '#rich-text', text: ['a link'] } as const
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
      { ...link, text: [...link.text] },
      '.',
    ],
  },
  { kind: 'quote', text: ['A quote, in the face of the headings.'] },
  { kind: 'list', items: [['One item'], ['Another, ', { kind: 'strong', text: ['with strong words'] }]] },
]

export function Drawings() {
  return (['loop', 'release', 'rise', 'sketch', 'judge', 'guard'] as const).map((name) => (
    <Specimen key={name} label={name}>
      <Drawing name={name} className="h-60 w-80" />
    </Specimen>
  ))
}

export function LongTextContents() {
  return <Contents parts={headingsIn(blocks)} />
}

export function RichTexts() {
  return (
    <Specimen label="every kind of block and inline">
      <div lang="en" className="max-w-[44em]">
        <RichText blocks={blocks} />
      </div>
    </Specimen>
  )
}

export function Carousels() {
  const intl = useIntl()
  const { carousel, videos } = useSamples()
  return (
    <>
      <Specimen label="layout services">
        <Carousel
          layout="services"
          label={intl.formatMessage({ id: 'home.standard.carousel.title' })}
          slides={carousel.map((service) => ({ id: service.id, content: <ServiceSlide service={service} /> }))}
        />
      </Specimen>
      <Specimen label="layout videos">
        <Carousel
          layout="videos"
          label={intl.formatMessage({ id: 'news.videos.title' })}
          slides={videos.map((video) => ({ id: video.id, content: <VideoCard video={video} /> }))}
        />
      </Specimen>
    </>
  )
}

export function Videos() {
  const { videos } = useSamples()
  return (
    <div className="grid gap-6 md:grid-cols-3">
      {videos.slice(0, 1).map((video) =>
        (['rest', 'hover', 'focus'] as const).map((state) => (
          <Specimen key={state} label={state}>
            <InState of="a" state={state}>
              <VideoCard video={video} />
            </InState>
          </Specimen>
        )),
      )}
    </div>
  )
}

export function Channels() {
  return (
    <Specimen label="the ways besides a form">
      <ContactChannels />
    </Specimen>
  )
}

import { FormattedMessage, useIntl } from 'react-intl'
import { Icon, type IconName } from '../../components/ui/Icon.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { MessageId } from '../../locales/message-id.ts'
import type { BusinessCardContent } from './business-card.source.ts'
import './BusinessCardPage.css'

export default function BusinessCardPage(content: BusinessCardContent) {
  const { name, role, photo, email, messagingUrl } = content
  const intl = useIntl()
  return (
    <div className="business-card ground-dark">
      <Picture name="hero/half-laid" alt="" sizes="100vw" isFirst className="business-card-ground" />
      <div className="content flex flex-col items-center gap-6 py-10 text-center">
        <img
          src={photo}
          alt={intl.formatMessage({ id: 'businessCard.photo' }, { name })}
          width={380}
          height={460}
          className="-mb-6 h-72 w-60 rounded-t-full object-cover [mask-image:linear-gradient(#000_72%,transparent)]"
        />
        <div className="flex flex-col gap-1">
          <h1 className="font-display font-700 text-title">{name}</h1>
          <p className="text-intro text-on-dark">{role}</p>
          <Text className="text-muted" words="businessCard.company" />
        </div>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <a href={messagingUrl} className="px-4 btn btn-accent">
            <Icon name="whatsapp" />
            <FormattedMessage id="businessCard.message" />
          </a>
          <span className="grid rounded-pill bg-ink">
            <a href={`mailto:${email}`} className="px-4 btn btn-outline-dark">
              <Icon name="mail" />
              <span>
                <FormattedMessage id="businessCard.email" />
              </span>
            </a>
          </span>
        </div>
        <PlainList
          aria-label={intl.formatMessage({ id: 'businessCard.links' })}
          className="grid w-full gap-3 [&>:nth-child(5)]:mt-4 sm:grid-cols-2 sm:[&>:nth-child(6)]:mt-4"
        >
          {content.links.map((link) => (
            <li key={link.id}>
              <CardLink link={link} contactCard={content.contactCard} />
            </li>
          ))}
        </PlainList>
      </div>
    </div>
  )
}

function CardLink({
  link: { id, href },
  contactCard,
}: {
  link: BusinessCardContent['links'][number]
  contactCard: BusinessCardContent['contactCard']
}) {
  const { label, icon } = links[id]
  const target = href ? { href } : { href: contactCard.url, download: contactCard.fileName, type: 'text/vcard' }
  return (
    <a {...target} className="business-card-link focusable">
      <Icon name={icon} className="text-accent text-xl" />
      <FormattedMessage id={label} />
    </a>
  )
}

const links = {
  save: { label: 'businessCard.link.save', icon: 'addContact' },
  instagram: { label: 'businessCard.link.instagram', icon: 'instagram' },
  linkedin: { label: 'businessCard.link.linkedin', icon: 'linkedin' },
  site: { label: 'businessCard.link.site', icon: 'globe' },
  sellerInstagram: { label: 'businessCard.link.sellerInstagram', icon: 'instagram' },
  sellerSite: { label: 'businessCard.link.sellerSite', icon: 'globe' },
  aluguelInstagram: { label: 'businessCard.link.aluguelInstagram', icon: 'instagram' },
  aluguelSite: { label: 'businessCard.link.aluguelSite', icon: 'globe' },
} satisfies Record<BusinessCardContent['links'][number]['id'], { label: MessageId; icon: IconName }>

import { FormattedMessage } from 'react-intl'
import { usePage } from '../page/PageProvider.tsx'
import { Icon } from './Icon.tsx'
import { PlainList } from './PlainList.tsx'

const row = 'lone-link gap-3'

export function ContactChannels() {
  const { email, phone, phoneUrl, messagingUrl } = usePage().shared.contact
  return (
    <PlainList className="flex flex-col items-start">
      <li>
        <a href={messagingUrl} className={row}>
          <Icon name="whatsapp" />
          <FormattedMessage id="ui.channels.whatsapp" />
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className={row}>
          <Icon name="mail" />
          {email}
        </a>
      </li>
      <li>
        <a href={phoneUrl} className={row}>
          <Icon name="phone" />
          {phone}
        </a>
      </li>
    </PlainList>
  )
}

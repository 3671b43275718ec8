import { FormattedMessage } from 'react-intl'
import { Icon } from './Icon.tsx'

/** Ends the text of a link that opens in a new tab. */
export function NewTab() {
  return (
    <>
      <Icon name="arrowUpRight" />
      <span className="sr-only">
        <FormattedMessage id="layout.newTab" />
      </span>
    </>
  )
}

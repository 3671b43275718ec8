import { FormattedMessage } from 'react-intl'
import { PageLink } from '../page/PageLink'

/** What a menu of small screens ends with: the call, and room for the wave below it. */
export function MenuFoot() {
  return (
    <div className="min-h-56 px-2 pt-4">
      <PageLink to="/contato" className="btn-accent">
        <FormattedMessage id="layout.nav.talk" />
      </PageLink>
    </div>
  )
}

import { Icon } from './Icon.tsx'
import { Text } from './Text.tsx'

/** Ends the text of a link that opens in a new tab. */
export function NewTab() {
  return (
    <>
      <Icon name="arrowUpRight" />
      <Text as="span" className="sr-only" words="layout.newTab" />
    </>
  )
}

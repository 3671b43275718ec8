import type { ComponentProps } from 'react'

/** A list without markers, outside of navigation: WebKit drops the list role of lists without markers. */
export function PlainList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the role otherwise
  return <ul role="list" {...props} />
}

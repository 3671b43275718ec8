import type { ComponentProps } from 'react'

/** A list without markers, outside of navigation: by its look WebKit takes it for no list, unless it is told. */
export function PlainList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: WebKit needs to be told
  return <ul role="list" {...props} />
}

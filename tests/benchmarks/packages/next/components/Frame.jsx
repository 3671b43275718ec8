import Link from 'next/link'

export function Frame({ links, children }) {
  return (
    <>
      <header>
        <nav>
          <Links links={links} />
        </nav>
      </header>
      <main>{children}</main>
      <footer>
        <Links links={links} />
      </footer>
    </>
  )
}

function Links({ links }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

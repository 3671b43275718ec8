interface SecurityContact {
  email: string
  /** The sites on which this file is published, such as `https://tecto.example`. */
  origins: string[]
  languages: string[]
  /** When the site was built: the file is valid for a year from then on. */
  now: Date
}

/** How to report a security problem (RFC 9116). */
export function securityTxt({ email, origins, languages, now }: SecurityContact): string {
  const expires = new Date(now)
  expires.setUTCFullYear(now.getUTCFullYear() + 1)
  // A day, so that a build that is repeated writes the same.
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...origins.map((origin) => `Canonical: ${origin}/.well-known/security.txt`),
  ]
  return `${lines.join('\n')}\n`
}

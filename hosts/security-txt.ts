interface SecurityContact {
  email: string
  /** Where this file can be read, as in `https://tecto.example`. */
  origins: string[]
  languages: string[]
  /** When the site was built: the file holds for a year from then on. */
  now: Date
}

/** Whom to tell of a weakness (RFC 9116). */
export function securityTxt({ email, origins, languages, now }: SecurityContact): string {
  const expires = new Date(now)
  expires.setUTCFullYear(now.getUTCFullYear() + 1)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...origins.map((origin) => `Canonical: ${origin}/.well-known/security.txt`),
  ]
  return `${lines.join('\n')}\n`
}

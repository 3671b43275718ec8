interface SecurityContact {
  email: string
  /** The sites that publish this file, such as `https://tecto.example`. */
  origins: string[]
  languages: string[]
  /** The time of the build; the file is valid for a year. */
  now: Date
}

/** How to report a security problem (RFC 9116). */
export function securityTxt({ email, origins, languages, now }: SecurityContact): string {
  const expires = new Date(now)
  expires.setUTCFullYear(now.getUTCFullYear() + 1)
  // Rounded to a day, so that repeated builds write the same file.
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...origins.map((origin) => `Canonical: ${origin}/.well-known/security.txt`),
  ]
  return `${lines.join('\n')}\n`
}

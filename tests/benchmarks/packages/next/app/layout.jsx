import './site.css'

export const metadata = { title: 'Peer' }

export default function Root({ children }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  )
}

import { Frame } from '../../components/Frame'
import { locales, navigation } from '../../content.mjs'

export const generateStaticParams = () => locales.map((locale) => ({ locale }))
export const dynamicParams = false

export default async function Layout({ params, children }) {
  const { locale } = await params
  return <Frame links={navigation(locale)}>{children}</Frame>
}

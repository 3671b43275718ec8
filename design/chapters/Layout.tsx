import { useLocale } from '../../components/page/PageProvider'
import type { FrameName } from '../frames'
import { Specimen } from '../Specimen'

export function Headers() {
  return (
    <>
      <Frame name="standardHeader" label="standard" height={260} />
      <Frame name="servicesMenu" label="standard, services open" height={640} />
      <Frame name="alternativeHeader" label="alternative" height={260} />
      <Frame name="languageMenu" label="alternative, languages open" height={320} />
      <Frame name="cardHeader" label="business card" height={70} />
    </>
  )
}

export function PhoneMenus() {
  return (
    <div className="flex flex-wrap gap-8">
      <Frame name="standardHeader" label="standard" height={700} isPhone />
      <Frame name="drawer" label="standard, drawer" height={700} isPhone />
      <Frame name="drawerServices" label="standard, drawer with services open" height={700} isPhone />
      <Frame name="alternativeHeader" label="alternative" height={700} isPhone />
      <Frame name="alternativePanel" label="alternative, panel" height={700} isPhone />
      <Frame name="cardHeader" label="business card" height={120} isPhone />
    </div>
  )
}

export function Footers() {
  return (
    <>
      <Frame name="standardFooter" label="standard" height={520} />
      <Frame name="alternativeFooter" label="alternative" height={520} />
      <div className="flex flex-wrap gap-8">
        <Frame name="standardFooter" label="standard, on a phone" height={1300} isPhone />
        <Frame name="alternativeFooter" label="alternative, on a phone" height={1300} isPhone />
      </div>
    </>
  )
}

export function Consent() {
  return (
    <>
      <Frame name="consent" label="after a second, until it is accepted" height={320} />
      <Frame name="consent" label="on a phone" height={560} isPhone />
    </>
  )
}

interface FrameProps {
  name: FrameName
  label: string
  height: number
  isPhone?: boolean
}

/** Shows a part of the layout in an iframe as wide as a phone or a desktop: the layout follows the width of its window. */
function Frame({ name, label, height, isPhone = false }: FrameProps) {
  const locale = useLocale()
  return (
    <Specimen label={label}>
      <div className="overflow-x-auto max-sm:-mx-[var(--gutter)]">
        <iframe
          title={label}
          src={`/design?frame=${name}&locale=${locale}`}
          loading="lazy"
          height={height}
          className={`block shadow-card ${isPhone ? 'w-[375px]' : 'w-full min-w-[1100px]'}`}
        />
      </div>
    </Specimen>
  )
}

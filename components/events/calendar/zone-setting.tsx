import { useVisitorZone } from '@/components/ui/use-visitor-zone'
import { ZoneChoice } from './zone-choice'

type ZoneSettingProps = {
  label: string
  locale: string
  /** The zone that the server knows of, and the instant of the page, ISO 8601. */
  zone: string
  now: string
}

/** The time zone by itself, apart from a calendar: the choice is what every page goes by. */
export default function ZoneSetting({ label, locale, zone: first, now }: ZoneSettingProps) {
  const zone = useVisitorZone(first)
  return (
    <ZoneChoice
      label={label}
      zone={zone}
      visitorZone={zone}
      choose={() => undefined}
      hour={Date.parse(now)}
      locale={locale}
    />
  )
}

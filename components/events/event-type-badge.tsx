import { getTranslations } from 'next-intl/server'
import type { EventType } from '@/lib/domains/events/schema'
import { TypeBadge } from './type-badge'

/** `TypeBadge` with its text. */
export async function EventTypeBadge({ type, className }: { type: EventType; className?: string }) {
  const t = await getTranslations('events.types')
  return <TypeBadge type={type} label={t(type)} className={className} />
}

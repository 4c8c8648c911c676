import { getTranslations } from 'next-intl/server'
import { backgroundOf } from '@/components/ui/colours'
import { rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { StickyNavigationSlice } from '@/prismicio-types'
import { readLink } from '@/slices/readers/read'
import { StickyNavigationView, type Tab } from './sticky-navigation'

/** A bar of tabs that stays below the header (SL-sticky_navigation-01 to SL-sticky_navigation-04). */
export async function StickyNavigation({ slice: { items }, context }: SectionProps<StickyNavigationSlice>) {
  const tabs = rows(items).flatMap((item) => readTab(item, context))
  const [first] = tabs
  if (first === undefined) return null
  const t = await getTranslations('stickyNavigation')
  return <StickyNavigationView label={t('label', { first: first.text ?? first.icon?.alt ?? '' })} tabs={tabs} />
}

/** Reads a tab; none for an item without an address. */
function readTab(item: StickyNavigationSlice['items'][number], context: SectionContext): Tab[] {
  const link = readLink(item.link, context)
  if (link === undefined) return []
  const [label, color, icon] = [text(item.text), text(item.color), readIcon(item.icon_url, context)]
  const alt = text(item.icon_alt)
  const isNamedByIcon = icon !== undefined && alt !== undefined
  return [
    {
      link,
      icon: icon === undefined ? undefined : { url: icon, alt: alt ?? '' },
      text: label ?? (isNamedByIcon ? undefined : missing.label),
      background: color === undefined ? undefined : backgroundOf(color, 'dark'),
    },
  ]
}

/** An icon's address, if browsers can load a picture from it. */
function readIcon(value: unknown, context: SectionContext): string | undefined {
  const href = readLink(value, context)?.href
  return href !== undefined && /^https?:/.test(href) && URL.canParse(href) ? href : undefined
}

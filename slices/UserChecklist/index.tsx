import { image, rich, rows, text } from '@/lib/content/fields/fields'
import { safeHtml } from '@/lib/content/fields/safe-html'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { UserChecklistSlice } from '@/prismicio-types'
import { readActionButton } from '@/slices/readers/read-action-button'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import type { ChecklistItemProps } from './checklist-item'
import { itemName, storageKeyOf } from './checklist-names'
import { UserChecklistView } from './user-checklist'

type Item = UserChecklistSlice['items'][number]

/** A checklist: the same for everybody, with the player's own ticks once script runs (SL-user_checklist-01 to -04). */
export function UserChecklist({ slice: { primary, items }, context }: SectionProps<UserChecklistSlice>) {
  const title = text(primary.title)
  const entries = rows(items).flatMap((item, index) => readItem(item, index, context))
  if (title === undefined && entries.length === 0) return null
  return <UserChecklistView title={title ?? missing.title} items={entries} storageKey={storageKeyOf(title)} />
}

function readItem(item: Item, index: number, context: SectionContext): ChecklistItemProps[] {
  const richTitle = rich(item.rich_title)
  const name = itemName(item)
  const description = text(item.description)
  const icon = image(item.icon)
  const button = readActionButton(
    { label: item.link_label, url: item.link, event: item.link_event, size: 'small' },
    context,
  )
  if (isBlank(name, description, icon, button)) return []
  return [
    {
      name: name ?? missing.title,
      richTitle: richTitle && <RichText field={richTitle} context={context} topHeading={3} />,
      descriptionHtml: description && safeHtml(description, context.siteUrl),
      icon: icon && { ...icon, alt: text(item.icon_alt) ?? icon.alt },
      button: button && { ...button, color: 'outline' },
      dialogId: `${context.anchor}-${index + 1}-dialog`,
    },
  ]
}

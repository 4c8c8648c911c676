import { iconNamed } from '@/components/ui/icon-named'
import { oneOf, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { TableRowsWithIconsSlice } from '@/prismicio-types'
import { isBlank, readHeading } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type IconRow, TableRowsWithIconsView, titleSizes } from './table-rows-with-icons'

/** Rows with an icon and a text each (SL-table_rows_with_icons-01 to SL-table_rows_with_icons-04). */
export function TableRowsWithIcons({ slice: { primary, items }, context }: SectionProps<TableRowsWithIconsSlice>) {
  const lines = rows(items).flatMap((item) => readRow(item, context))
  if (lines.length === 0) return null
  return (
    <TableRowsWithIconsView
      title={text(primary.title1) ?? missing.title}
      heading={readHeading(primary.title_as, 'h2')}
      size={oneOf(primary.title_size, titleSizes, 'HeadLarge')}
      subtitle={text(primary.subtitle)}
      lines={lines}
    />
  )
}

function readRow(item: TableRowsWithIconsSlice['items'][number], context: SectionContext): IconRow[] {
  const [words, icon] = [rich(item.row_text), text(item.icon)]
  if (isBlank(words, icon)) return []
  const copy = words ?? rich(missing.body)
  return [
    {
      icon: iconNamed(icon),
      color: text(item.icon_color),
      copy: copy && <RichText field={copy} context={context} topHeading={4} />,
    },
  ]
}

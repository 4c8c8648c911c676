import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { SideBySideWithCardsSlice } from '@/prismicio-types'
import { fieldsFrom, isBlank, readLink } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type CardLink, type SideCard, SideBySideWithCardsView } from './side-by-side-with-cards'

const CARDS_AT_MOST = 4
const LINKS = ['link1_', 'link2_', 'link3_', 'link4_']

/** A header above up to four cards, whose pictures are shown beside them (SL-side_by_side_with_cards-01 to -10). */
export function SideBySideWithCards({ slice: { primary, items }, context }: SectionProps<SideBySideWithCardsSlice>) {
  const [header, body] = [rich(primary.header), rich(primary.body)]
  const cards = rows(items)
    .flatMap((item) => readCard(item, context))
    .slice(0, CARDS_AT_MOST)
  if (isBlank(header, body, cards)) return null
  const heading = header ?? rich(missing.header)
  return (
    <SideBySideWithCardsView
      header={heading && <RichText field={heading} context={context} topHeading={2} />}
      body={body && <RichText field={body} context={context} topHeading={3} />}
      cards={cards}
    />
  )
}

type Item = SideBySideWithCardsSlice['items'][number]

function readCard(item: Item, context: SectionContext): SideCard[] {
  const [title, body] = [text(item.title), rich(item.body)]
  const [picture, mobile] = [image(item.image), image(item.image_mobile)]
  const links = LINKS.flatMap((prefix) => readCardLink(fieldsFrom(item, prefix), context))
  if (isBlank(title, body, picture, mobile, links)) return []
  return [
    {
      title: title ?? missing.title,
      body: body && <RichText field={body} context={context} topHeading={4} />,
      picture: picture ?? mobile ?? placeholder(720, 480),
      mobile,
      links,
    },
  ]
}

function readCardLink(fields: Readonly<Record<string, unknown>>, context: SectionContext): CardLink[] {
  const link = readLink(fields.url, context)
  return link === undefined ? [] : [{ label: text(fields.label) ?? missing.label, link }]
}

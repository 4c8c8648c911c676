import { backgroundOf } from '@/components/ui/colours'
import { image, imageView, oneOf, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { TileCalloutSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { readActionButton } from '@/slices/readers/read-action-button'
import { subtitleSizes, type Tile, TileCalloutView } from './tile-callout'

const alignments = ['left', 'center', 'right'] as const

/** A title above tiles, each with a picture and a call to action (SL-tile_callout-01 to SL-tile_callout-10). */
export function TileCallout({ slice: { primary }, context }: SectionProps<TileCalloutSlice>) {
  const [title, subtitle, backgroundPicture] = [
    text(primary.title),
    text(primary.subtitle),
    image(primary.backgroundImage),
  ]
  const tiles = rows(primary.tiles).flatMap((tile, index) => readTile(tile, index, context))
  if (isBlank(title, subtitle, tiles)) return null
  return (
    <TileCalloutView
      title={title ?? missing.title}
      subtitle={subtitle}
      subtitleSize={oneOf(primary.subtitleSize, subtitleSizes, 'large')}
      alignment={oneOf(primary.textAlignment, alignments, 'left')}
      background={backgroundOf(text(primary.backgroundColor), 'dark', text(primary.textColor) ?? 'light')}
      backgroundPicture={backgroundPicture}
      tiles={tiles}
    />
  )
}

type Fields = NonNullable<TileCalloutSlice['primary']['tiles']>[number]

function readTile(fields: Fields, index: number, context: SectionContext): Tile[] {
  const [picture, title, subtitle] = [image(fields.image), text(fields.title), text(fields.subtitle)]
  const description = text(fields.description)
  const button = readActionButton({ label: fields.ctaLabel, url: fields.ctaUrl, event: fields.eventTrigger }, context)
  if (isBlank(picture, title, subtitle, description, button)) return []
  return [
    {
      picture: picture ?? placeholder(720, 480),
      tablet: imageView(fields.image, 'tablet'),
      mobile: imageView(fields.image, 'mobile'),
      title: title ?? missing.title,
      subtitle,
      description: description && truncate(description),
      button,
      dialogId: `${context.anchor}-${index + 1}-dialog`,
    },
  ]
}

const DESCRIPTION_LIMIT = 115

/**
 * Cuts a description at the last word boundary at or before 115 characters and adds an ellipsis; shorter ones are left
 * as they are (SL-tile_callout-08). A longer single word is cut in its middle.
 */
export function truncate(description: string): string {
  if (description.length <= DESCRIPTION_LIMIT) return description
  const boundary = description.slice(0, DESCRIPTION_LIMIT + 1).search(/\s+\S*$/)
  const cut =
    boundary > 0
      ? description.slice(0, boundary)
      : description.slice(0, DESCRIPTION_LIMIT).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.trimEnd()}…`
}

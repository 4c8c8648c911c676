import { backgroundOf, worstPictureColour } from '@/components/ui/colours'
import { flag, image, number, oneOf, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { SidebysideSlice } from '@/prismicio-types'
import { dropUndefined, isBlank, readNewTab } from '@/slices/readers/read'
import { colours } from '@/theme'
import { readActionButton } from '@/slices/readers/read-action-button'
import { textAlignments } from '@/slices/readers/read-text-blocks'
import { readVideoAddress } from '@/slices/readers/read-video'
import { RichText } from '@/slices/readers/rich-text'
import { type PictureSide, SideBySideOlderView, subtitleSizes } from './side-by-side-older'

type Fields = SidebysideSlice['primary']

/** The older block of text beside a picture or a video (SL-sidebyside-01 to SL-sidebyside-06). */
export function SideBySideOlder({ slice: { primary, items }, context }: SectionProps<SidebysideSlice>) {
  const [title, subtitle, copy] = [text(primary.title), text(primary.subtitle), rich(primary.description)]
  const picture = image(primary.image)
  const video = readVideoAddress(primary.video_embed, context)
  const buttons = dropUndefined(rows(items).map((item) => readItem(item, context, video)))
  if (isBlank(title, subtitle, copy, picture, video, buttons)) return null
  const isInset = flag(primary.inset)
  const backgroundPicture = image(primary.background_image)
  return (
    <SideBySideOlderView
      title={title ?? missing.title}
      subtitle={subtitle}
      subtitleSize={oneOf(primary.subtitle_size, subtitleSizes, 'medium')}
      description={copy && <RichText field={copy} context={context} topHeading={3} />}
      buttons={buttons}
      picture={picture ?? placeholder(720, 480)}
      video={video}
      backgroundPicture={backgroundPicture}
      background={readBackground(primary, { hasPicture: backgroundPicture !== undefined, isInset })}
      alignment={oneOf(primary.text_alignment, textAlignments, 'left')}
      pictureSide={oneOf<PictureSide>(primary.image_alignment, ['left', 'right', 'rhythm'], 'rhythm')}
      pictureShare={readShare(primary.image_size)}
      isInset={isInset}
      id={context.anchor}
    />
  )
}

/** The colour of a white picture below the dark overlay: the worst case for white text. */
const VEILED_PICTURE = worstPictureColour(colours.ink, 0.7, 'white')

/** A picture takes precedence over a colour. An inset box in the page's own white would be invisible, so it gets none. */
function readBackground(primary: Fields, { hasPicture, isInset }: { hasPicture: boolean; isInset: boolean }) {
  const colour = hasPicture ? VEILED_PICTURE : text(primary.background_color)
  return backgroundOf(colour, isInset ? 'light' : 'white', text(primary.text_color))
}

/** Percentage of the width that the picture takes: 60 by default, and limited so that the text has enough space. */
const DEFAULT_SHARE = 60
const SHARES = { least: 25, most: 75 }

const readShare = (value: unknown) => Math.min(Math.max(number(value) ?? DEFAULT_SHARE, SHARES.least), SHARES.most)

function readItem(item: SidebysideSlice['items'][number], context: SectionContext, videoAddress?: string) {
  return readActionButton(
    {
      label: item.button_label,
      url: item.button_url,
      event: item.button_event,
      color: item.button_color,
      newTab: readNewTab(item.button_target),
      videoAddress,
    },
    context,
  )
}

import { heroTitleSizes } from '@/components/ui/headline'
import { backgroundOf } from '@/components/ui/colours'
import { flag, image, oneOf, rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { HeroWithVideoSlice } from '@/prismicio-types'
import { isBlank, readCta } from '@/slices/readers/read'
import { readHeroBody, readHeroHeading } from '@/slices/readers/read-hero'
import { readVideoAddress } from '@/slices/readers/read-video'
import { HeroWithVideoView } from './hero-with-video'

/** A title beside the picture of a video, which opens and plays it (SL-hero_with_video-01 to -10). */
export function HeroWithVideo({ slice: { primary }, context }: SectionProps<HeroWithVideoSlice>) {
  const title = text(primary.title1)
  const picture = image(primary.video_placeholder_image)
  const address = readVideoAddress(primary.video_url, context)
  const button = readCta(primary, 'cta', context)
  if (isBlank(title, rich(primary.body1), picture, address, button)) return null
  const isLight = flag(primary.title_body_light_mode_enabled)
  return (
    <HeroWithVideoView
      title={title ?? missing.title}
      heading={readHeroHeading(primary.title_as, context)}
      size={oneOf(primary.headline_size, heroTitleSizes, 'HeadXL')}
      body={readHeroBody(primary.body1, context)}
      button={button}
      background={backgroundOf(
        text(primary.background_color),
        isLight ? 'cream' : 'dark',
        isLight ? 'dark' : undefined,
      )}
      picture={picture ?? placeholder(1600, 900)}
      video={address === undefined ? undefined : { address, dialogId: `${context.anchor}-video` }}
      leads={context.position === 1}
    />
  )
}

import type { BackgroundVideoSource } from '@/components/ui/video/background-video'
import { link } from '@/lib/content/fields/links'
import type { SectionContext } from '@/lib/content/section'

/** The address of a video: of a file or an embedded player, on the site or elsewhere. It is the same in each language. */
export function readVideoAddress(value: unknown, { siteUrl }: Pick<SectionContext, 'siteUrl'>): string | undefined {
  const href = link(value, { locale: 'en', siteUrl })?.href
  return href !== undefined && /^(?:https?:|\/)/.test(href) ? href : undefined
}

/** A background video by its two addresses; where the content has one only, that serves every screen. */
export function readBackgroundVideo(
  { desktop, mobile }: { desktop: unknown; mobile: unknown },
  context: SectionContext,
): BackgroundVideoSource | undefined {
  const wide = readVideoAddress(desktop, context)
  const narrow = readVideoAddress(mobile, context)
  if (wide === undefined) return narrow === undefined ? undefined : { desktop: narrow }
  return { desktop: wide, mobile: narrow }
}

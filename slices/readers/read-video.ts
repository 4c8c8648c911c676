import type { BackgroundVideoSource } from '@/components/ui/video/background-video'
import { linkAddress } from '@/lib/content/fields/links'
import type { SectionContext } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'
import { isOfVideoHost, videoSource, withScheme } from '@/lib/core/video/video-source'

/**
 * The address of a video, which may be a file or an embedded player, on this site or elsewhere. It does not depend on
 * the language. None for a video of a host on a site without players of others.
 */
export function readVideoAddress(value: unknown, { siteUrl }: Pick<SectionContext, 'siteUrl'>): string | undefined {
  const href = linkAddress(value, siteUrl)
  if (href === undefined || !/^(?:https?:|\/)/.test(href)) return undefined
  const address = withScheme(href)
  return isOff('videos') && isOfVideoHost(address) ? undefined : address
}

/**
 * A background video by the addresses of its two files; if the content has only one, it serves every screen. A video
 * host's player doesn't count as a file: it would load before the visitor asks for it (docs/decisions/038).
 */
export function readBackgroundVideo(
  { desktop, mobile }: { desktop: unknown; mobile: unknown },
  context: SectionContext,
): BackgroundVideoSource | undefined {
  const wide = readVideoFile(desktop, context)
  const narrow = readVideoFile(mobile, context)
  if (wide === undefined) return narrow === undefined ? undefined : { desktop: narrow }
  return { desktop: wide, mobile: narrow }
}

function readVideoFile(value: unknown, context: SectionContext): string | undefined {
  const address = readVideoAddress(value, context)
  return address !== undefined && videoSource(address, env.VIDEO_EMBED_ORIGINS).kind === 'file' ? address : undefined
}

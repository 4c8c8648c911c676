import { placeholder, type PictureSource } from '@/lib/core/picture'

/**
 * A picture that a service names by its address alone, drawn 16:9 and with its meaning in the text beside it. One from
 * elsewhere than `mediaOrigins` would be blocked by the page's policy: the placeholder stands in for it.
 */
export function posterOf(address: string | undefined, mediaOrigins: readonly string[]): PictureSource {
  const parsed = address === undefined ? null : URL.parse(address)
  if (parsed === null || !mediaOrigins.includes(parsed.origin)) return placeholder(1600, 900)
  return { url: parsed.href, width: 2400, height: 1350, alt: '' }
}

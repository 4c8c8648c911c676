import { placeholder, type PictureSource } from './picture'

/**
 * A picture that a service names only by its address, shown in 16:9 and described by the text beside it. Undefined if
 * it isn't at `mediaOrigins`: the page's policy would block it.
 */
export function mediaPicture(address: string | undefined, mediaOrigins: readonly string[]): PictureSource | undefined {
  const parsed = URL.parse(address ?? '')
  if (parsed === null || !mediaOrigins.includes(parsed.origin)) return undefined
  return { url: parsed.href, width: 2400, height: 1350, alt: '' }
}

/** Like `mediaPicture`, with a 16:9 placeholder where there is no usable picture. */
export function posterOf(address: string | undefined, mediaOrigins: readonly string[]): PictureSource {
  return mediaPicture(address, mediaOrigins) ?? placeholder(1600, 900)
}

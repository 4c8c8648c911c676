import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'
import { env } from '@/lib/core/server/env'

export const LINK: ContentLink = { href: '/events', external: false, newTab: false }

export const LINK_ELSEWHERE: ContentLink = { href: 'https://example.com', external: true, newTab: true }

const media = (path: string) => `${env.MEDIA_ORIGINS[0] ?? ''}/media/${path}`

/** A picture of the demo content, 16 to 9. */
export function scene(name: string): PictureSource {
  const url = `${media(`scenes/${name}.png`)}?auto=compress,format&fit=crop&ar=2400:1350&w=2400`
  return { url, width: 2400, height: 1350, alt: '' }
}

export function portrait(name: string): PictureSource {
  const url = `${media(`portraits/${name}.png`)}?auto=compress,format&fit=crop&ar=800:800&w=800`
  return { url, width: 800, height: 800, alt: '' }
}

/** Address of a short film of the demo content. */
export const film = (name: string) => media(`loops/${name}.mp4`)

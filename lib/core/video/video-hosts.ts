import * as z from 'zod/mini'

/** A video site with a player that other sites may embed. */
export type VideoHost = {
  /** Its hosts, without `www.` and `m.`. */
  names: readonly string[]
  /** The part of a player's address that names the video of a page; undefined for any other page. */
  videoAt: (page: URL) => string | undefined
}

/** A host without the prefixes `www.` and `m.`. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^(?:www|m)\./, '').replace(/\.$/, '')

const youTubeId = z.string().check(z.regex(/^[\w-]{11}$/))

/** First path segments of YouTube's pages that are followed by a video's id. */
const YOUTUBE_PAGES = new Set(['embed', 'live', 'shorts', 'v', 'watch'])

const youTube: VideoHost = {
  names: ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'music.youtube.com'],
  videoAt(page) {
    const [first = '', second] = page.pathname.split('/').slice(1)
    const asked = first === 'watch' ? (page.searchParams.get('v') ?? second) : second
    const id = bareHost(page) === 'youtu.be' ? first : YOUTUBE_PAGES.has(first) ? asked : undefined
    const video = youTubeId.safeParse(id)
    if (!video.success) return undefined
    const start = parseSeconds(page.searchParams.get('t') ?? page.searchParams.get('start') ?? '')
    return start === 0 ? video.data : `${video.data}?start=${start}`
  },
}

/** Parses a start time: `90`, `90s` and `1m30s` are the same. Anything else means the beginning. */
function parseSeconds(time: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? []
  return 3600 * Number(hours ?? 0) + 60 * Number(minutes ?? 0) + Number(seconds ?? 0)
}

/** A Vimeo page: a video's number, possibly within a list, followed by a key if the video is unlisted. */
const VIMEO_PAGE =
  /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|video)\/)?(\d{1,20})(?:\/([\da-f]{1,40}))?\/?$/

const vimeo: VideoHost = {
  names: ['vimeo.com', 'player.vimeo.com'],
  videoAt({ pathname, searchParams }) {
    const [, number, inPath] = VIMEO_PAGE.exec(pathname) ?? []
    const key = inPath ?? searchParams.get('h')
    if (number === undefined) return undefined
    return key !== null && /^[\da-f]{1,40}$/.test(key) ? `${number}?h=${key}` : number
  },
}

/** The hosts whose pages are known; for any other host, only the player's own address works. */
export const videoHosts: readonly VideoHost[] = [youTube, vimeo]

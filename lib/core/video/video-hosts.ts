import * as z from 'zod/mini'

/** A site that videos are watched at, with a player that other sites may frame. */
export type VideoHost = {
  /** Its hosts, without `www.` and `m.`. */
  names: readonly string[]
  /** What a player's address goes on with for the video whose page this is; undefined for any other page. */
  videoAt: (page: URL) => string | undefined
}

/** A host without what stands before it on phones and out of habit. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^(?:www|m)\./, '').replace(/\.$/, '')

const youTubeId = z.string().check(z.regex(/^[\w-]{11}$/))

/** First parts of the paths of YouTube's pages that a video's id follows. */
const YOUTUBE_PAGES = new Set(['embed', 'live', 'shorts', 'v', 'watch'])

const youTube: VideoHost = {
  names: ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'music.youtube.com'],
  videoAt(page) {
    const [first = '', second] = page.pathname.split('/').slice(1)
    const asked = first === 'watch' ? (page.searchParams.get('v') ?? second) : second
    const id = bareHost(page) === 'youtu.be' ? first : YOUTUBE_PAGES.has(first) ? asked : undefined
    const video = youTubeId.safeParse(id)
    if (!video.success) return undefined
    const start = secondsIn(page.searchParams.get('t') ?? page.searchParams.get('start') ?? '')
    return start === 0 ? video.data : `${video.data}?start=${start}`
  },
}

/** `90`, `90s` and `1m30s` are the same. Anything else is the beginning. */
function secondsIn(time: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? []
  return 3600 * Number(hours ?? 0) + 60 * Number(minutes ?? 0) + Number(seconds ?? 0)
}

/** A video by its number, in a list of some kind or not; the key to one that is not listed follows it. */
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

/** The hosts whose pages are known; a player of any other is named by its own address alone. */
export const videoHosts: readonly VideoHost[] = [youTube, vimeo]

import { type VideoHost, bareHost, videoHosts } from './video-hosts.ts'

/** How a video is played: by the player of a video host in a frame, or as an mp4 file. */
export type VideoSource = { kind: 'embed' | 'file'; address: string }

/**
 * Reads the address of a video as editors write it. One with the embed path of a configured player is played by that
 * player (SL-hero_with_video-04), and so is one of a video's own page at its host, as an address bar shows it or a
 * share button gives it (docs/decisions/038); any other is a file (SL-hero_with_video-05). Makes no request.
 *
 * @param embeds address prefixes of players (`VIDEO_EMBED_ORIGINS`): the result of kind `embed` always begins with one
 * of them
 */
export function videoSource(address: string, embeds: readonly string[]): VideoSource {
  const player = playerAddress(address, embeds)
  return player === undefined ? { kind: 'file', address } : { kind: 'embed', address: player }
}

function playerAddress(address: string, embeds: readonly string[]): string | undefined {
  const url = parse(address)
  if (url === undefined) return undefined
  const players = embeds.map((each) => new URL(each.endsWith('/') ? each : `${each}/`))
  // If the player that was written is configured, it precedes others of the same host.
  const ranked = [...players].sort((one, other) => Number(other.host === url.host) - Number(one.host === url.host))
  return embedded(url, ranked) ?? shared(url, ranked)
}

/** The player's address, if the editor wrote one: the origin is the configured player's, the rest stays as written. */
function embedded(url: URL, players: readonly URL[]): string | undefined {
  const player = players.find((each) => isSameHost(each, url) && url.pathname.startsWith(each.pathname))
  return player && `${player.origin}${url.pathname}${url.search}${url.hash}`
}

/** The player's address for a video's page at its host. */
function shared(url: URL, players: readonly URL[]): string | undefined {
  const host = hostOf(url)
  const player = players.find((each) => hostOf(each) === host)
  const video = host?.videoAt(url)
  return player && video && new URL(video, player).href
}

const hostOf = (url: URL): VideoHost | undefined => videoHosts.find(({ names }) => names.includes(bareHost(url)))

function isSameHost(one: URL, other: URL): boolean {
  if (one.port !== other.port) return false
  const [host, otherHost] = [hostOf(one), hostOf(other)]
  return host === undefined ? bareHost(one) === bareHost(other) : host === otherHost
}

/** Whether an address leads to a known video host, which plays its videos in a frame. */
export function isOfVideoHost(address: string): boolean {
  const url = parse(address)
  return url !== undefined && hostOf(url) !== undefined
}

const knownNames = videoHosts.flatMap(({ names }) => names).map((name) => name.replaceAll('.', String.raw`\.`))

/**
 * Matches known hosts without a scheme, which editors often leave out; a link field reads such a text as a path of this
 * site.
 */
const WITHOUT_SCHEME = new RegExp(String.raw`^/{0,2}(?=(?:www\.|m\.)?(?:${knownNames.join('|')})/)`, 'i')

/** Adds the scheme to an address that begins with a known host. */
export const withScheme = (address: string): string => address.trim().replace(WITHOUT_SCHEME, 'https://')

function parse(address: string): URL | undefined {
  const complete = withScheme(address)
  if (!URL.canParse(complete)) return undefined
  const url = new URL(complete)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

/** Origins that the pages' policy allows for videos. */
export type VideoOrigins = {
  siteUrl: string
  /** Origins of pictures and videos (`MEDIA_ORIGINS`). */
  media: readonly string[]
  /** Address prefixes of players (`VIDEO_EMBED_ORIGINS`). */
  embeds: readonly string[]
}

export const videoOriginsOf = (env: {
  SITE_URL: string
  MEDIA_ORIGINS: readonly string[]
  VIDEO_EMBED_ORIGINS: readonly string[]
}): VideoOrigins => ({ siteUrl: env.SITE_URL, media: env.MEDIA_ORIGINS, embeds: env.VIDEO_EMBED_ORIGINS })

/** Whether a page can play it: by a configured player, or as a file from an allowed origin. */
export function isPlayable({ kind, address }: VideoSource, { siteUrl, media }: VideoOrigins): boolean {
  if (kind === 'embed') return true
  if (!URL.canParse(address, siteUrl)) return false
  const { origin, pathname } = new URL(address, siteUrl)
  return [new URL(siteUrl).origin, ...media].includes(origin) && /\.\w+$/.test(pathname)
}

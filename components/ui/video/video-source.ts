/** How a video is played: by the player of a video host in a frame, or as an mp4 file. */
export type VideoSource = { kind: 'embed' | 'file'; address: string }

/**
 * @param embeds beginnings of the addresses that players may have (`VIDEO_EMBED_ORIGINS`); an address of none of them is
 *   a file
 */
export function videoSource(address: string, embeds: readonly string[]): VideoSource {
  const isEmbed = embeds.some((beginning) => address.startsWith(beginning))
  return { kind: isEmbed ? 'embed' : 'file', address }
}

/** The address at which an embedded player starts by itself, and over again where it loops. */
export function playingAddress(address: string, loops: boolean): string {
  const playing = new URL(address)
  playing.searchParams.set('autoplay', '1')
  if (loops) {
    playing.searchParams.set('loop', '1')
    // YouTube's player loops playlists only: one that holds nothing but the video itself.
    playing.searchParams.set('playlist', playing.pathname.split('/').at(-1) ?? '')
  }
  return playing.href
}

/** The address at which an embedded player starts automatically, and repeats the video if `loops` is set. */
export function playingAddress(address: string, loops: boolean): string {
  const playing = new URL(address)
  playing.searchParams.set('autoplay', '1')
  if (loops) {
    playing.searchParams.set('loop', '1')
    // YouTube's player loops playlists only: this one contains just the video itself.
    playing.searchParams.set('playlist', playing.pathname.split('/').at(-1) ?? '')
  }
  return playing.href
}

/** Message type by which a framed document reports its height to the surrounding page. */
export const FRAME_HEIGHT = 'frame-height'

/** Message type by which it asks the surrounding page to load it with the players of others, as its visitor wants. */
export const FRAME_PLAYERS = 'frame-players'

/** Parameter of a frame's address that says so; `PLAYERS_SHOWN` is its only value. */
export const PLAYERS_PARAMETER = 'players'
export const PLAYERS_SHOWN = 'shown'

/** Address of a frame with the players of others. */
export const withPlayers = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${PLAYERS_PARAMETER}=${PLAYERS_SHOWN}`

/**
 * Whose page this is: of the player it was made for, or else of the first that the session told it of. A document never
 * becomes another player's, even if somebody else signs in in another tab: what it shows and what is typed in it are
 * the first player's.
 */
export function pagePlayer(): string | undefined {
  const { dataset } = document.documentElement
  const madeFor = document.querySelector<HTMLMetaElement>('meta[name="player"]')?.content
  if (madeFor !== undefined) dataset.playerId ??= madeFor
  return dataset.playerId
}

/** Keeps whose page this is, where that was not known. @returns whether it is this player's */
export function isPageOf(playerId: string): boolean {
  if (pagePlayer() === undefined) document.documentElement.dataset.playerId = playerId
  return pagePlayer() === playerId
}

/** Id of the message, on every page, that another player has signed in since. */
export const ANOTHER_PLAYER_ID = 'another-player'

/** Says on the page that somebody else is signed in by now, and how to go on; takes it back once the page's own player is. */
export function tellAnotherPlayer(isAnother: boolean): void {
  document.getElementById(ANOTHER_PLAYER_ID)?.togglePopover(isAnother)
}

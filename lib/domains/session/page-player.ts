/**
 * The page's player: the one it was rendered for, or else the first that the session named. A document never becomes
 * another player's, even if somebody else signs in in another tab: what it shows and what is typed in it are the first
 * player's.
 */
export function pagePlayer(): string | undefined {
  const { dataset } = document.documentElement
  const madeFor = document.querySelector<HTMLMetaElement>('meta[name="player"]')?.content
  if (madeFor !== undefined) dataset.playerId ??= madeFor
  return dataset.playerId
}

/** Records the page's player if there was none. @returns whether the page is this player's */
export function isPageOf(playerId: string): boolean {
  if (pagePlayer() === undefined) document.documentElement.dataset.playerId = playerId
  return pagePlayer() === playerId
}

/** Id of the message that another player has signed in since; every page contains it, hidden. */
export const ANOTHER_PLAYER_ID = 'another-player'

/**
 * Shows a message that somebody else is signed in by now, and how to go on; hides it once the page's own player is
 * back.
 */
export function tellAnotherPlayer(isAnother: boolean): void {
  document.getElementById(ANOTHER_PLAYER_ID)?.togglePopover(isAnother)
}

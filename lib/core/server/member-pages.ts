import 'server-only'
import { memberPages } from '../paths'
import { isOn } from './flags'
import { isOff, isOffAddress } from './off'

/** Whether players have a calendar of their own; a game server may not support it (contracts.md, Game server: events). */
export const hasPersonalCalendar = (): Promise<boolean> => isOn('calendar-feed')

/** Whether there is anything that a player can connect: the training partner, or a calendar program. */
export const hasConnections = async (): Promise<boolean> => !isOff('partner') || (await hasPersonalCalendar())

/** The player's own pages that this site has, in the order of their navigation. */
export async function shownMemberPages() {
  const isConnected = await hasConnections()
  return memberPages.filter(({ name, path }) => (name === 'connections' ? isConnected : !isOffAddress(path)))
}

import 'server-only'
import { isFlagOn } from '../flags'
import { memberPages } from '../paths'
import { isOff, isOffAddress } from './off'
import { featureFlags } from './switches'

/** Whether players have a calendar of their own; a game server may not support it (contracts.md, "personal calendar"). */
export const hasPersonalCalendar = (): boolean => isFlagOn('calendar-feed', featureFlags())

/** Whether there is anything that a player can connect: the training partner, or a calendar program. */
export const hasConnections = (): boolean => !isOff('partner') || hasPersonalCalendar()

/** The player's own pages that this site has, in the order of their navigation. */
export const shownMemberPages = () =>
  memberPages.filter(({ name, path }) => (name === 'connections' ? hasConnections() : !isOffAddress(path)))

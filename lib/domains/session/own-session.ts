import type { Device } from '@/lib/core/device'

/** A session as its player sees it. Times are ISO 8601. */
export type OwnSession = {
  /** By which it is ended (`sessionHandle`). */
  handle: string
  signedInAt: string
  /** By the hour. */
  usedAt: string
  device: Device
  isThis: boolean
}

export type OwnSessions = {
  /** This one first, then those used last. */
  sessions: OwnSession[]
  /** Sessions that were not used since then are not in the list. Undefined if all are. */
  since: string | undefined
}

import { browserNow } from '@/lib/core/browser-clock'
import type { IntentDetails, IntentKind, IntentOwner, KeptIntent } from './intent'
import { isAlive } from './lifetime'
import { intentStorageOf } from './place'

/** Keeps an intent in the browser, in the place of an earlier one of its kind. @returns false if storage is off */
export function keepIntent<Kind extends IntentKind>(
  kind: Kind,
  details: IntentDetails[Kind],
  owner: IntentOwner = {},
): boolean {
  const [storage, key] = intentStorageOf(kind)
  return storage.keep(key, JSON.stringify({ ...owner, details, at: browserNow().getTime() }))
}

/** The intent, which stays kept. One that is unreadable, expired or of the future counts as none [EV-042]. */
export function findIntent(kind: IntentKind): KeptIntent | undefined {
  const [storage, key] = intentStorageOf(kind)
  return parseIntent(storage.read(key))
}

/** Like `findIntent`, but the intent is removed. If it can't be, there is none: it would be found a second time. */
export function takeIntent(kind: IntentKind): KeptIntent | undefined {
  const [storage, key] = intentStorageOf(kind)
  return parseIntent(storage.take(key))
}

function parseIntent(text: string | null | undefined): KeptIntent | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isIntent(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Plain checks, since visitors load them (docs/decisions/008). */
function isIntent(value: unknown): value is KeptIntent {
  if (!isObject(value)) return false
  const { details, by, returnId, at } = value
  return (
    isObject(details) &&
    [by, returnId].every((id) => id === undefined || typeof id === 'string') &&
    typeof at === 'number' &&
    isAlive(at, browserNow().getTime())
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

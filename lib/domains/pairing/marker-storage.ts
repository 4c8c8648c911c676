import { browserNow } from '@/lib/core/browser-clock'
import { ofThisTab } from '@/lib/core/browser-storage'

const KEY = 'pairing'
const EXPIRES_AFTER_MS = 30 * 60_000

/**
 * That somebody left this tab on the way to pairing: to sign in (`start`), or to link an account at the partner (`confirm`)
 * [PA-011]. `by` is the player who left: coming back is nobody else's.
 */
export type PairingMarker = { step: 'start' | 'confirm'; by?: string }

/** @returns false where it can't be kept, since storage is switched off */
export function keepMarker(marker: PairingMarker): boolean {
  return ofThisTab.keep(KEY, JSON.stringify({ ...marker, at: browserNow().getTime() }))
}

export const hasMarker = (): boolean => find() !== undefined

/** The marker, which is used up by that [PA-012]. */
export function takeMarker(): PairingMarker | undefined {
  const marker = find()
  if (marker) ofThisTab.take(KEY)
  return marker
}

function find(): PairingMarker | undefined {
  const kept = parse(ofThisTab.read(KEY) ?? 'null')
  if (!isKept(kept)) return undefined
  const age = browserNow().getTime() - kept.at
  return age >= 0 && age <= EXPIRES_AFTER_MS ? kept : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A plain guard, since visitors load this (docs/decisions/008). */
function isKept(value: unknown): value is PairingMarker & { at: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'step' in value &&
    (value.step === 'start' || value.step === 'confirm') &&
    'at' in value &&
    Number.isSafeInteger(value.at) &&
    (!('by' in value) || typeof value.by === 'string')
  )
}

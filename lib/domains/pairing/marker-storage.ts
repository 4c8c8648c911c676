import { ofThisTab } from '@/lib/core/browser-storage'
import { keptWish } from '@/lib/domains/session/kept-wish'
import { MARKER_KEY } from './marker-key'

/**
 * Remembers that the player left this tab while pairing: to sign in (`start`), or to link an account at the partner
 * (`confirm`) [PA-011, PA-012].
 */
export const pairingMarker = keptWish(
  ofThisTab,
  MARKER_KEY,
  (fields): fields is { step: 'start' | 'confirm' } => fields.step === 'start' || fields.step === 'confirm',
)

import type { FormIntent, PendingIntent } from '@/lib/domains/session/intents/form-intent'
import { NOW } from './session'

type SignUp = Extract<FormIntent, { kind: 'event_sign_up' }>

/** The intent, of a moment ago, to join the event of `gameEventAnswer`. */
export const anIntent = (changes: Partial<SignUp> = {}): PendingIntent => ({
  intent: { kind: 'event_sign_up', eventId: '7', subgroupId: '70', ...changes },
  at: NOW - 1000,
  isScriptOff: false,
})

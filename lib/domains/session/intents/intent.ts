import type { Identifier } from '@/lib/core/identifier'

/** The intents that a visitor may have, too. A player's name the player (`by`) if the session had ended. */
export type VisitorIntents = {
  /** Joining a start on the event's page or in the calendar [EV-038]. */
  event_sign_up: { eventId: Identifier; subgroupId: Identifier }
  /** Becoming a fundraiser, and donating then if `donates` [FR-019]. */
  fundraising: { eventId: Identifier; donates: boolean }
  /** The tab was left while pairing: to sign in (`start`), or to link an account at the partner (`confirm`) [PA-011]. */
  pairing: { step: 'start' | 'confirm' }
  /** Registering for a campaign; the kind is the storage key that docs/spec/decisions.md fixes ("Campaigns") [CP-034]. */
  [registration: `${string}:register:${string}`]: { hasTickedTerms: boolean }
}

/** The price that was shown: `minor` in the smallest unit, and its ISO 4217 code. */
type Shown = { minor: number; currency: string }

/** The intents that only players have. They cost, end or replace something: each is for one sign-in (`signInOnceFor`). */
export type PlayerIntents = {
  /** A change in a stage's scheduler. */
  scheduled_sign_up: { eventId: Identifier; subgroupId: Identifier; action: 'join' | 'leave' }
  /** A change of the address of the player's own calendar. */
  calendar_feed: { to: 'make' | 'revoke' }
  /** Paying for a plan. */
  checkout: Shown & { priceId: string; locale: string }
  /** A change on the membership page. */
  membership_change:
    | { to: 'cancel'; reason: string }
    | { to: 'buy'; order: Shown & { planId: string; gateway: 'own' | 'braintree' | 'apple'; coupon: string } }
    | { to: 'portal' }
    | { to: 'card_form'; gateway: 'own' | 'braintree' }
}

/** What is needed to resume an intent, by its kind. */
export type IntentDetails = VisitorIntents & PlayerIntents

export type IntentKind = keyof IntentDetails

/** Which sign-in an intent is for. */
export type IntentOwner = {
  /** The player whose session had ended (`pagePlayer`); missing if a visitor left the intent. */
  by?: string
  /** The fragment of the address that the sign-in leads back to, if the intent is for that sign-in only. */
  returnId?: string
}

/** An intent as it is found in the browser: `useIntent` checks the details. */
export type KeptIntent = IntentOwner & {
  details: Record<string, unknown>
  /** Milliseconds since 1970. */
  at: number
}

import { hasCode } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { register } from '@/lib/domains/campaigns/server'
import { optIn } from '@/lib/domains/fundraising/opt-in-server'
import { joinAsIntended } from '@/lib/domains/events/server'
import { startCheckout } from '@/lib/domains/memberships/checkout-server'
import type { FormIntent } from '@/lib/domains/session/intents/form-intent'
import { type IntentOutcome, refusedOutcomes } from '@/lib/domains/session/intents/outcome'
import type { Member } from '@/lib/domains/session/member'
import { checkoutWaysBack } from '../membership/ways-back'

/**
 * Outcome of an intent. `unfinished`: the player has to continue on the page, at the element with this id. `leaves`:
 * the player continues at another site, to which our policy lets forms redirect. `leads`: the player continues at
 * another site, to which it doesn't; a page of ours then tells the outcome and redirects.
 */
export type IntentResult =
  | { kind: 'done'; outcome: IntentOutcome }
  | { kind: 'failed'; outcome: IntentOutcome }
  | { kind: 'unfinished'; place: string }
  | { kind: 'leaves'; address: string }
  | { kind: 'leads'; outcome: IntentOutcome; address: string }

/** Runs what a visitor signed in for. If it fails, the player stays signed in. */
export async function runIntent(member: Member, intent: FormIntent): Promise<IntentResult> {
  try {
    return await run(member, intent)
  } catch (err) {
    log.warn({ err, kind: intent.kind }, 'intent failed')
    return { kind: 'failed', outcome: outcomeOf(err) }
  }
}

async function run(member: Member, intent: FormIntent): Promise<IntentResult> {
  switch (intent.kind) {
    case 'event_sign_up':
      await joinAsIntended(member, intent)
      return { kind: 'done', outcome: 'event_joined' }
    case 'campaign_registration':
      if (intent.terms === undefined) return { kind: 'unfinished', place: intent.button } // CP-048
      await register(member, intent.campaign)
      return { kind: 'done', outcome: 'campaign_registered' }
    case 'checkout':
      return { kind: 'leaves', address: await beginCheckout(member, intent) }
    case 'fundraising':
      return fundraise(member, intent)
    case 'pairing':
      return { kind: 'unfinished', place: intent.panel } // PA-010
  }
}

async function fundraise(member: Member, { eventId, way }: IntentOf<'fundraising'>): Promise<IntentResult> {
  const { donateUrl } = await optIn(member, eventId)
  if (way === 'donate' && donateUrl !== undefined) {
    return { kind: 'leads', outcome: 'donation_follows', address: donateUrl } // FR-031
  }
  return { kind: 'done', outcome: 'fundraiser_created' }
}

type IntentOf<Kind> = Extract<FormIntent, { kind: Kind }>

function beginCheckout(member: Member, { priceId, minor, currency, locale }: IntentOf<'checkout'>) {
  const order = { priceId, minor: Number(minor), currency, locale }
  return startCheckout(member, order, checkoutWaysBack(priceId, locale))
}

const outcomeOf = (error: unknown): IntentOutcome => refusedOutcomes.find((code) => hasCode(error, code)) ?? 'failed'

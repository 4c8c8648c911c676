import { memberCall } from '@/lib/domains/session/api'
import { listEvents, ofEvent, type EventKey } from './api'
import { getMemberEvent } from './endpoints'
import type { MemberEvent } from './member-event'

/** Maximum number of events per request to our API. */
const MOST_TOGETHER = 50

type Wish = { key: Required<Omit<EventKey, 'eventSecret'>>; answer: (event: Promise<MemberEvent>) => void }

let wishes: Wish[] = []

/**
 * Batches events of a list that are needed at the same time into one request; each has an entry of its own in the query
 * cache. Any other event is requested alone.
 */
export function getMemberEventWithOthers(key: EventKey, signal?: AbortSignal): Promise<MemberEvent> {
  const { startsAt, eventId, eventSecret } = key
  if (startsAt === undefined || eventSecret !== undefined)
    return memberCall(getMemberEvent, { ...ofEvent(key), signal })
  return new Promise((resolve) => {
    if (wishes.length === 0) setTimeout(askTogether)
    wishes.push({ key: { eventId, startsAt }, answer: resolve })
  })
}

function askTogether(): void {
  const asked = wishes
  wishes = []
  for (let first = 0; first < asked.length; first += MOST_TOGETHER) fulfil(asked.slice(first, first + MOST_TOGETHER))
}

function fulfil(asked: readonly Wish[]): void {
  const [only] = asked
  if (asked.length === 1 && only) return only.answer(memberCall(getMemberEvent, ofEvent(only.key)))
  const found = listEvents(asked.map(({ key }) => key))
  for (const { key, answer } of asked) answer(pickEvent(found, key))
}

async function pickEvent(found: Promise<MemberEvent[]>, key: Wish['key']): Promise<MemberEvent> {
  const member = (await found).find(({ event }) => event.id === key.eventId)
  return member ?? memberCall(getMemberEvent, ofEvent(key))
}

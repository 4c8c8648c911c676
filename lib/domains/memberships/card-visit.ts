import { ofThisTab } from '@/lib/core/browser-storage'
import { cardSchema, type NewCard, type CardGateway } from './schema'

const KEY = 'card-form'

/**
 * Begins a visit to the card form. @returns its state parameter, which this tab remembers, so that no other site can
 * submit a card
 */
export function beginCardVisit(gateway: CardGateway): string {
  const mark = crypto.randomUUID()
  ofThisTab.keep(KEY, `${gateway} ${mark}`)
  return mark
}

/** The card that the address returns from a visit which began in this tab, once; undefined if there is none. */
export function endCardVisit(search: string): NewCard | undefined {
  const params = new URLSearchParams(search)
  if (!params.has('card')) return undefined
  const [gateway, mark] = (ofThisTab.take(KEY) ?? '').split(' ')
  if (mark !== params.get('card')) return undefined
  return cardSchema.safeParse({ gateway, nonce: params.get('nonce') }).data
}

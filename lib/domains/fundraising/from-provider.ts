import type { ProviderDonation, ProviderEvent, ProviderProject } from '@/lib/services/fundraising/client'
import { donateUrlOf, webAddress } from './donate-url'
import type { Donation, FundraisingEvent, Project } from './schema'

/** Used if the provider names no currency symbol [FR-054]. */
export const DEFAULT_SYMBOL = '$'

const LONGEST_MESSAGE = 140
const LONGEST_NAME = 60

/** A project of the provider in our terms; its addresses only if they are safe as links. */
export function projectFromProvider(project: ProviderProject): Project {
  return {
    id: project.id,
    raised: Number(project.raised ?? 0),
    target: Number(project.target ?? 0),
    symbol: project.currency?.symbol ?? DEFAULT_SYMBOL,
    firstName: truncateText(project.fundraiser?.first_name, LONGEST_NAME),
    lastName: truncateText(project.fundraiser?.last_name, LONGEST_NAME),
    story: truncateText(project.story, LONGEST_MESSAGE),
    pageUrl: webAddress(project.url),
    donateUrl: donateUrlOf(project.url),
  }
}

/** A fundraising event in our terms [FR-018]. */
export function eventFromProvider(event: ProviderEvent): FundraisingEvent {
  return {
    deadline: instantOf(event.deadline_date),
    raised: event.raised === undefined ? undefined : Number(event.raised),
    target: event.target === undefined ? undefined : Number(event.target),
    symbol: event.currency?.symbol ?? DEFAULT_SYMBOL,
    fundraisers: event.counts?.fundraisers,
  }
}

/** The newest donations, as many as are shown. Their messages are written by strangers, and truncated. */
export function donationsFromProvider(donations: readonly ProviderDonation[], most: number): Donation[] {
  return donations
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, most)
    .map(({ id, amount, currency, name, message, created }) => ({
      id,
      amount: Number(amount ?? 0),
      currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : undefined,
      name: truncateText(name, LONGEST_NAME),
      message: truncateText(message, LONGEST_MESSAGE),
      given: instantOf(created),
    }))
}

/** An instant of the provider as ISO 8601; undefined if it is none. */
function instantOf(text: string | undefined): string | undefined {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

const timeOf = ({ created }: ProviderDonation): number => Date.parse(created ?? '') || 0

/** A text on one line, truncated at a word; undefined if it is empty. */
function truncateText(text: string | undefined, longest: number): string | undefined {
  const line = text?.replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]+/gu, ' ').trim()
  if (!line) return undefined
  if (line.length <= longest) return line
  const end = line.lastIndexOf(' ', longest)
  return `${line.slice(0, end > 0 ? end : longest).toWellFormed()}…`
}

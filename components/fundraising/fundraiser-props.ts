import type { ReactNode } from 'react'
import type { Identifier } from '@/lib/core/identifier'
import type { FundraisingTexts } from './fundraising-texts'

/** Props that the banner's panel gets from its section, and passes on to its parts. */
export type FundraiserProps = {
  eventId: Identifier
  /** The event's deadline, if known. */
  deadline: string | undefined
  locale: string
  /** Level of the panel's heading: one below the banner's title. */
  heading: 'h2' | 'h3'
  termsId: string
  terms: ReactNode
  /** At most three [FR-025]. */
  anecdotes: readonly string[]
  texts: FundraisingTexts
  /** The way to give without a page of one's own; falsy if there is none. */
  give: ReactNode
  /** The visitor's buttons. */
  children: ReactNode
}

import type { ReactNode } from 'react'
import type { FundraisingTexts } from './fundraising-texts'

/** What the panel of the banner is told by its section, and hands on to its parts. */
export type FundraiserProps = {
  eventId: number
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
  /** The visitor's buttons. */
  children: ReactNode
}

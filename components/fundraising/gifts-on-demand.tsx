import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Identifier } from '@/lib/core/identifier'
import { sharedFundraiserQuery } from '@/lib/domains/fundraising/queries'
import { DonationList } from './donation-list'
import type { FundraiserProps } from './fundraiser-props'
import { Retry } from './retry'

type GiftsOnDemandProps = Pick<FundraiserProps, 'eventId' | 'locale' | 'texts'> & {
  fundraiserId: Identifier
  symbol: string
}

/** Donors of the player's own page; loaded on request. */
export function GiftsOnDemand({ eventId, fundraiserId, symbol, locale, texts }: GiftsOnDemandProps) {
  const [isOpen, setOpen] = useState(false)
  const reading = useQuery({ ...sharedFundraiserQuery(eventId, fundraiserId), enabled: isOpen })
  const { data } = reading
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.donations}</summary>
      {data === undefined ? (
        isOpen && <Retry reading={reading} texts={texts} />
      ) : data.donations.length === 0 ? (
        <p className="text-muted">{texts.noDonations}</p>
      ) : (
        <DonationList donations={data.donations} symbol={symbol} locale={locale} texts={texts} />
      )}
    </details>
  )
}

import { LocalTime } from '@/components/ui/local-time/local-time'
import { giftText } from '@/lib/domains/fundraising/money-text'
import type { Donation } from '@/lib/domains/fundraising/schema'

type DonationListProps = {
  donations: readonly Donation[]
  symbol: string
  locale: string
  texts: Record<'money' | 'anonymous', string>
}

/** The newest donations first, with their days and their donors' messages. */
export function DonationList({ donations, symbol, locale, texts }: DonationListProps) {
  return (
    <ul className="fundraising-gifts">
      {donations.map((donation) => (
        <li key={donation.id}>
          <p className="flex items-baseline justify-between gap-x-4">
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <strong className="min-w-0">
                <bdi>{donation.name ?? texts.anonymous}</bdi>
              </strong>
              {donation.given !== undefined && (
                <LocalTime instant={donation.given} locale={locale} format="date" className="text-sm text-muted" />
              )}
            </span>
            <span className="shrink-0 font-display font-extrabold tabular-nums">
              {giftText(donation, { money: texts.money, symbol, locale })}
            </span>
          </p>
          {donation.message !== undefined && (
            <p dir="auto" className="text-muted">
              {donation.message}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

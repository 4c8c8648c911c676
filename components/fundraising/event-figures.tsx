import { getTranslations } from 'next-intl/server'
import { Card } from '@/components/ui/card'
import { backgroundOf } from '@/components/ui/colours'
import { wordsOf } from '@/lib/core/words'
import { fundraiserName } from '@/lib/domains/fundraising/fundraiser-name'
import { moneyText } from '@/lib/domains/fundraising/money-text'
import type { EventSummary } from '@/lib/domains/fundraising/schema'
import { DonationList } from './donation-list'
import { numberFormat } from '@/lib/core/formats'

type EventFiguresProps = EventSummary & { locale: string; heading: 'h2' | 'h3' }

/** An event's total, latest donors and top fundraisers; parts that aren't known are left out. */
export async function EventFigures({ event, donations, top, locale, heading: Heading }: EventFiguresProps) {
  const t = await getTranslations('fundraising')
  const texts = wordsOf(t, ['money', 'anonymous'])
  const symbol = event?.symbol ?? top[0]?.symbol ?? '$'
  const money = (amount: number, of = symbol) => moneyText(texts.money, amount, of, locale)
  const figures = [
    event?.raised !== undefined && { name: t('figures.raised'), value: money(event.raised) },
    event?.target !== undefined && event.target > 0 && { name: t('figures.target'), value: money(event.target) },
    event?.fundraisers !== undefined && {
      name: t('figures.fundraisers'),
      value: numberFormat(locale).format(event.fundraisers),
    },
  ].filter((figure) => figure !== false)
  if (figures.length + donations.length + top.length === 0) return null
  return (
    <div className="fundraising-figures container">
      {figures.length > 0 && (
        <dl className="fundraising-sums">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-display text-head-large font-extrabold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="fundraising-lists">
        {donations.length > 0 && (
          <Card background={backgroundOf('white', 'white')} className="gap-4 p-6">
            <Heading className="text-head-sm">{t('donations')}</Heading>
            <DonationList donations={donations} symbol={symbol} locale={locale} texts={texts} />
          </Card>
        )}
        {top.length > 0 && (
          <Card background={backgroundOf('white', 'white')} className="gap-4 p-6">
            <Heading className="text-head-sm">{t('top')}</Heading>
            <ol className="fundraising-top">
              {top.map((project) => (
                <li key={project.id}>
                  <bdi className="min-w-0">{fundraiserName(project)}</bdi>
                  <span className="font-display font-extrabold tabular-nums">
                    {money(project.raised, project.symbol)}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
    </div>
  )
}

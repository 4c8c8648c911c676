import { getTranslations } from 'next-intl/server'
import { Card } from '@/components/ui/card'
import { backgroundOf } from '@/components/ui/colours'
import { untilStart } from '@/components/ui/local-time/near-text'
import { timeText } from '@/lib/core/time-text'
import { wordsOf } from '@/lib/core/words'
import { fundraiserName } from '@/lib/domains/fundraising/fundraiser-name'
import { moneyText } from '@/lib/domains/fundraising/money-text'
import { progressPercent } from '@/lib/domains/fundraising/progress'
import type { EventSummary, FundraisingEvent, Project } from '@/lib/domains/fundraising/schema'
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
      {event && <EventGoal event={event} locale={locale} />}
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
                  <bdi className="min-w-0">
                    <FundraiserLink project={project} newTab={t('newTab')} />
                  </bdi>
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

/** How much of its target an event has raised, and its last day, by the provider's calendar. */
async function EventGoal({ event, locale }: { event: FundraisingEvent; locale: string }) {
  const { raised, target, deadline } = event
  if (raised === undefined || target === undefined || target <= 0) return null
  const t = await getTranslations('fundraising')
  const percent = progressPercent(raised, target)
  const goal = t('goal', { percent: numberFormat(locale, { style: 'percent' }).format(percent / 100) })
  return (
    <div className="fundraising-goal">
      <p className="font-semibold tabular-nums">{goal}</p>
      <progress className="progress-bar" max={100} value={Math.min(percent, 100)} aria-label={goal} />
      {deadline !== undefined && (
        <p className="flex flex-wrap gap-x-1.5 text-muted">
          {t('lastDay', { day: timeText(deadline, { locale, format: 'day', timeZone: 'UTC' }) })}
          <span {...untilStart(deadline)}>.</span>
        </p>
      )}
    </div>
  )
}

/** A fundraiser's name, which leads to their page where the provider names one. */
function FundraiserLink({ project, newTab }: { project: Project; newTab: string }) {
  const name = fundraiserName(project)
  if (project.pageUrl === undefined || name === undefined) return name
  return (
    <a href={project.pageUrl} target="_blank" rel="noopener noreferrer" className="fundraising-name">
      {name}
      <span className="sr-only"> {newTab}</span>
    </a>
  )
}

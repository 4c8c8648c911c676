import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { GRID_SIZES } from '@/components/ui/card-grid'
import { backgroundOf } from '@/components/ui/colours'
import { LocalTime } from '@/components/ui/local-time/local-time'
import { Picture } from '@/components/ui/picture'
import { languageAttributes, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { placeholder, type PictureSource } from '@/lib/core/picture'
import { campaignPhase, daysLeft, isRegistrationOpen, type CampaignPhase } from '@/lib/domains/campaigns/phase'
import type { StageStarts } from '@/lib/domains/campaigns/stage'
import { JoinedMark } from './lazy'

/** What a card says of a campaign. */
export type CampaignSummary = {
  /** Name at the game server. */
  shortName: string
  /** Address of its page, without language. */
  path: string
  /** Language of its texts. */
  language: Locale
  title: string
  description: string | undefined
  picture: PictureSource | undefined
  startsAt: StageStarts
}

type CampaignCardProps = { campaign: CampaignSummary; now: Date; locale: Locale }

const background = backgroundOf(undefined, 'white')

/** A card with a link to a campaign: how long it goes on, its dates, and for players whether they take part. */
export async function CampaignCard({ campaign, now, locale }: CampaignCardProps) {
  const t = await getTranslations('campaignIndex')
  const { title, description, picture, path, language, shortName, startsAt } = campaign
  const phase = campaignPhase(startsAt, now)
  const days = daysLeft(startsAt, now)
  const isOpen = isRegistrationOpen(startsAt, now)
  return (
    <Card background={background} isWholeLink>
      <div className="card-picture">
        <Picture image={picture ?? placeholder(1600, 900)} crop="16:9" sizes={GRID_SIZES} className="card-cover" />
        {phase !== 'past' && (
          <div className="card-badge">
            <JoinedMark campaign={shortName} text={t('joined')}>
              {null}
            </JoinedMark>
          </div>
        )}
      </div>
      <div className="room card-text">
        {phase !== 'past' && (days !== undefined || isOpen) && (
          <div className="card-eyebrow flex flex-wrap items-center gap-x-3 gap-y-2">
            {isOpen && <Badge label={t('open')} color="green" fontSize="XS" />}
            {days !== undefined && <span>{t(phase === 'running' ? 'left' : 'startsIn', { days })}</span>}
          </div>
        )}
        <div {...languageAttributes(language, locale)}>
          <CardTitle
            title={title}
            heading="h3"
            link={{ href: localizedPath(path, locale), external: false, newTab: false }}
            kind="campaign"
            isWholeLink
          />
          {description !== undefined && <p className="mt-2 text-base text-muted">{description}</p>}
        </div>
        <Dates campaign={campaign} phase={phase} isOpen={isOpen} locale={locale} />
      </div>
    </Card>
  )
}

type DatesProps = { campaign: CampaignSummary; phase: CampaignPhase; isOpen: boolean; locale: Locale }

/** The dates that are still of use, in the visitor's zone. */
async function Dates({ campaign: { startsAt }, phase, isOpen, locale }: DatesProps) {
  const t = await getTranslations('campaignIndex')
  const dates = [
    ...(phase === 'coming' && !isOpen ? [{ name: t('registration'), instant: startsAt.registration }] : []),
    ...(phase === 'coming' ? [{ name: t('starts'), instant: startsAt.campaign }] : []),
    { name: phase === 'past' ? t('ended') : t('ends'), instant: startsAt.post },
  ]
  const known = dates.flatMap(({ name, instant }) => (instant === undefined ? [] : [{ name, instant }]))
  if (known.length === 0) return null
  return (
    <dl className="card-footer grid gap-1">
      {known.map(({ name, instant }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{name}</dt>
          <dd>
            <LocalTime instant={instant} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

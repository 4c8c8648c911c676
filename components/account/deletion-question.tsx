import { getTranslations } from 'next-intl/server'
import { FormPlayer } from '@/components/session/form-player'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { deletionRequestPath, settingsPath } from '@/lib/core/paths'
import { buttonClass } from '../ui/button'
import { InternalLink } from '../ui/link'

/** Who deletes accounts: a page somewhere else, the support by its form, or somebody who reads e-mail. */
export type DeletionWay = { kind: 'page'; address: string } | { kind: 'form' } | { kind: 'mail'; address: string }

type DeletionQuestionProps = {
  way: DeletionWay
  /** The page's player, whom the form names (`FormPlayer`). */
  playerId: string
  locale: Locale
  hasMemberships: boolean
  hasFundraising: boolean
}

/** What happens to a deleted account, and the second question: only its answer leads to whoever deletes accounts. */
export async function DeletionQuestion({ hasMemberships, hasFundraising, ...asked }: DeletionQuestionProps) {
  const t = await getTranslations('account.deletion')
  const { locale, way } = asked
  const host = way.kind === 'page' ? new URL(way.address).host : ''
  return (
    <section aria-labelledby="deletion-what" className="grid max-w-[46rem] gap-6">
      <h2 id="deletion-what" className="text-head-sm">
        {t('what')}
      </h2>
      <ul className="grid list-disc gap-3 ps-6">
        <li>{t('game')}</li>
        {hasMemberships && (
          <li>
            {t('membership')}{' '}
            <InternalLink
              href={localizedPath(settingsPath('membership'), locale)}
              className="font-semibold underline underline-offset-4"
            >
              {t('toMembership')}
            </InternalLink>
          </li>
        )}
        {hasFundraising && <li>{t('fundraising')}</li>}
        <li>{t('never')}</li>
      </ul>
      <p>
        {way.kind === 'page' && t('atProvider', { host })}
        {way.kind === 'form' && t('bySupport')}
        {way.kind === 'mail' && t('byMail', { address: way.address })}
      </p>
      <div className="flex flex-wrap gap-3">
        <InternalLink href={localizedPath(settingsPath('account'), locale)} className={buttonClass('primary')}>
          {t('keep')}
        </InternalLink>
        <Onward {...asked} host={host} />
      </div>
    </section>
  )
}

type OnwardProps = Pick<DeletionQuestionProps, 'way' | 'playerId' | 'locale'> & { host: string }

async function Onward({ way, playerId, locale, host }: OnwardProps) {
  const t = await getTranslations('account.deletion')
  const look = buttonClass('outline', 'medium', 'text-alert')
  if (way.kind === 'page') {
    return (
      <a href={way.address} rel="noreferrer" className={look}>
        {t('toProvider', { host })}
      </a>
    )
  }
  if (way.kind === 'mail') {
    return (
      <a href={`mailto:${way.address}`} className={look}>
        {t('toMail')}
      </a>
    )
  }
  return (
    <form action={deletionRequestPath} method="post">
      <FormPlayer playerId={playerId} locale={locale} />
      <button type="submit" className={look}>
        {t('toForm')}
      </button>
    </form>
  )
}

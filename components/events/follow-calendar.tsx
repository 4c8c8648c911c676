import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { calendarLink, campaignsCalendarPath, seriesCalendarPath, tagCalendarPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'

/** Links by which calendar programs follow the events of a tag. */
export async function FollowTag({ tag }: { tag: string }) {
  const t = await getTranslations('calendarFeed')
  return <Follow address={env.SITE_URL + tagCalendarPath(tag)} words={t('follow')} />
}

/** Links by which calendar programs follow all the stages of a series. */
export async function FollowSeries({ id }: { id: string }) {
  const t = await getTranslations('calendarFeed')
  return <Follow address={env.SITE_URL + seriesCalendarPath(id)} words={t('followSeries')} />
}

/** Links by which calendar programs follow all campaigns. */
export async function FollowCampaigns({ locale }: { locale: Locale }) {
  const t = await getTranslations('calendarFeed')
  return <Follow address={env.SITE_URL + campaignsCalendarPath(locale)} words={t('followCampaigns')} />
}

/** One link for programs that a browser can open, and the address for those in which it has to be pasted. */
async function Follow({ address, words }: { address: string; words: string }) {
  const t = await getTranslations('calendarFeed')
  return (
    <p className="flex flex-wrap items-center gap-x-6 justify-self-start text-sm">
      <a
        href={calendarLink(address)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {words}
      </a>
      <a href={address} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('plainAddress')}
      </a>
    </p>
  )
}

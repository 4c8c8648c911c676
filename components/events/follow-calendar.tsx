import { getTranslations } from 'next-intl/server'
import { seriesCalendarPath, tagCalendarPath } from '@/lib/core/paths'

/** The address under which calendar programs follow the events of a tag. */
export async function FollowTag({ tag }: { tag: string }) {
  const t = await getTranslations('calendarFeed')
  return <Follow href={tagCalendarPath(tag)} words={t('follow')} />
}

/** Link to the address under which calendar programs follow all the stages of a series. */
export async function FollowSeries({ id }: { id: string }) {
  const t = await getTranslations('calendarFeed')
  return <Follow href={seriesCalendarPath(id)} words={t('followSeries')} />
}

function Follow({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} className="justify-self-start text-sm font-semibold underline underline-offset-4">
      {words}
    </a>
  )
}

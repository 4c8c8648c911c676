import { getTranslations } from 'next-intl/server'
import { tagCalendarPath } from '@/lib/core/paths'

/** The address under which calendar programs follow the events of a tag. */
export async function FollowTag({ tag }: { tag: string }) {
  const t = await getTranslations('calendarFeed')
  return (
    <a href={tagCalendarPath(tag)} className="justify-self-start text-sm font-semibold underline underline-offset-4">
      {t('follow')}
    </a>
  )
}

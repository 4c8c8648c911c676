import { getTranslations } from 'next-intl/server'
import { EventCalendar, type EventCalendarProps } from '@/components/events/calendar/event-calendar'
import { FollowTag } from '@/components/events/follow-calendar'
import { fitHeadline } from '@/components/ui/fit-headline'
import { Section } from '@/components/ui/section'

type EventsCalendarViewProps = {
  title: string | undefined
  subtitle: string | undefined
  calendar: EventCalendarProps
}

export async function EventsCalendarView({ title, subtitle, calendar }: EventsCalendarViewProps) {
  const t = await getTranslations('calendar')
  const heading = title ?? t('title')
  const [onlyTag, ...others] = calendar.tags
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <h2 className="text-head-large" style={fitHeadline(heading)}>
          {heading}
        </h2>
        {subtitle !== undefined && <p className="mt-3 text-lg text-muted">{subtitle}</p>}
      </div>
      <EventCalendar {...calendar} />
      {onlyTag !== undefined && others.length === 0 && <FollowTag tag={onlyTag} />}
    </Section>
  )
}

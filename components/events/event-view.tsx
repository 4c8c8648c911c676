import { getTranslations } from 'next-intl/server'
import { fitHeadline } from '@/components/ui/fit-headline'
import { formatTime } from '@/components/ui/local-time/day-text'
import { inVisitorZone } from '@/components/ui/local-time/in-visitor-zone'
import { LocalTime } from '@/components/ui/local-time/local-time'
import { untilStart } from '@/components/ui/local-time/near-text'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { ShareButton } from '@/components/ui/share/share-button'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import { localizedPath } from '@/i18n/localized-path'
import { eventCalendarPath, eventsPath } from '@/lib/core/paths'
import type { Locale } from '@/i18n/locales'
import type { PictureSource } from '@/lib/core/picture'
import type { EventNeighbour } from '@/lib/domains/events/event-series'
import type { RaceResult } from '@/lib/domains/events/results/race-result'
import type { Event, Route } from '@/lib/domains/events/schema'
import { wordsOf } from '@/lib/core/words'
import { durationOf } from '@/lib/domains/events/duration'
import { signUpVerdict } from '@/lib/domains/events/sign-up/rules'
import { marksOf } from '@/lib/domains/events/marks'
import { EventGroups, STARTS_ID, type EventSignUp } from './event-groups'
import { EventMarks } from './event-marks'
import { EventRoute } from './event-route'
import { EventResults } from './results/event-results'
import { EventTypeBadge } from './event-type-badge'
import { NextEvents } from './next-events'
import { SportLabel } from './sport-label'

type EventViewProps = {
  event: Event
  /** Undefined if the route isn't known. */
  route: Route | undefined
  poster: PictureSource
  /** Undefined before the event's end. */
  results?: RaceResult[]
  /** The events to go to instead, once this one is over. */
  following?: readonly EventNeighbour[]
  /** Number of the stage within its series. */
  stage?: number
  /** Absolute address of the page for sharing; undefined for an event with a secret. */
  sharedUrl?: string
  locale: Locale
  signUp: EventSignUp
}

/** The page of an event, the same for everybody. */
export async function EventView({ route, results, ...hero }: EventViewProps) {
  const { event, locale, signUp } = hero
  const t = await getTranslations('events')
  const hasResults = results !== undefined && results.length > 0
  const paragraphs = (event.description ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <>
      <EventHero {...hero} />
      {(event.subgroups.length > 0 || paragraphs.length > 0 || route !== undefined || hasResults) && (
        <Section className="event-layout">
          {event.subgroups.length > 0 && (
            <section id={STARTS_ID} aria-labelledby="groups-title" className="event-starts">
              <h2 id="groups-title" className="mb-4 text-head-sm">
                {t('groups')}
              </h2>
              <EventGroups event={event} locale={locale} signUp={signUp} />
            </section>
          )}
          <div className="grid content-start gap-12">
            {hasResults && <EventResults eventId={event.id} results={results} locale={locale} />}
            {paragraphs.length > 0 && <Description paragraphs={paragraphs} />}
            {route && <EventRoute event={event} route={route} locale={locale} />}
          </div>
        </Section>
      )}
      {canJoin(event, signUp.now) && (
        <div className="event-join-bar">
          <a href={`#${STARTS_ID}`} className={buttonClass('primary')}>
            {t('signUp.join')}
          </a>
        </div>
      )}
    </>
  )
}

/** Whether a visitor can still join one of the groups. */
const canJoin = (event: Event, now: Date) =>
  event.subgroups.some((subgroup) => signUpVerdict(event, subgroup, undefined, now).kind === 'open')

type EventHeroProps = Omit<EventViewProps, 'route' | 'results'>

async function EventHero({ event, following, poster, stage, sharedUrl, locale, signUp }: EventHeroProps) {
  const [t, scheduler] = await Promise.all([getTranslations('events'), getTranslations('scheduler')])
  return (
    <header className="relative isolate grid bg-ink text-paper md:min-h-[min(64svh,40rem)]" data-background="dark">
      {/* Above the words on phones, like other pictures at the top of a page (docs/spec/look.md). */}
      <Picture
        image={poster}
        sizes="100vw"
        mobileCrop="3:2"
        isHero
        className="max-md:aspect-[3/2] max-md:max-h-[45svh] max-md:w-full max-md:object-cover md:full-bleed md:-z-2"
      />
      <div className="absolute inset-0 -z-1 shade-up max-md:hidden" />
      <div className="container event-hero-text">
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <EventTypeBadge type={event.type} />
          <SportLabel sport={event.sport} />
          <EventMarks marks={marksOf(event)} />
          {stage !== undefined && <span>{scheduler('stage', { number: stage })}</span>}
        </p>
        <h1 className="text-head-xl" style={fitHeadline(event.name)}>
          <bdi>{event.name}</bdi>
        </h1>
        <p className="mt-4 text-lg font-semibold">
          <span className="sr-only">{t('starts')} </span>
          <LocalTime instant={event.startsAt} locale={locale} format="full" />
        </p>
        <p className="flex flex-wrap gap-x-3 font-semibold">
          <EventEnd event={event} text={wordsOf(t, ['until']).until} locale={locale} />
          <span className="event-start-near" {...untilStart(event.startsAt)}>
            {' '}
          </span>
        </p>
        {following && (
          <>
            <p className="mt-4 mb-6 text-lg font-semibold text-yellow">{t('over')}</p>
            <NextEvents events={following} title={t('next')} locale={locale} />
          </>
        )}
        <div className="mt-6 flex flex-wrap gap-x-3 gap-y-2">
          {following ? (
            <InternalLink href={localizedPath(eventsPath, locale)} className={buttonClass('light', 'small')}>
              {t('mine.find')}
            </InternalLink>
          ) : (
            <a
              href={eventCalendarPath(event.id, signUp.eventSecret)}
              download
              className={buttonClass('light', 'small')}
            >
              {t('calendar')}
            </a>
          )}
          {sharedUrl !== undefined && <ShareButton title={event.name} url={sharedUrl} color="outline" />}
        </div>
      </div>
    </header>
  )
}

/** When the event ends: the time alone, since its start stands right before it, with the day and the zone. */
function EventEnd({ event, text, locale }: { event: Event; text: string; locale: Locale }) {
  const [before, after] = text.split('{time}')
  const end = new Date(Date.parse(event.startsAt) + durationOf(event) * 1000).toISOString()
  return (
    <span>
      {before}
      <time dateTime={end} {...inVisitorZone('clock', end)}>
        {formatTime(end, locale, 'UTC')}
      </time>
      {after}
    </span>
  )
}

/** Written by players: plain text, its line breaks kept. */
async function Description({ paragraphs }: { paragraphs: string[] }) {
  const t = await getTranslations('events')
  return (
    <div>
      <h2 className="mb-4 text-head-large">{t('description')}</h2>
      <div className="prose text-xl">
        {paragraphs.map((paragraph, index) => (
          <p key={index} dir="auto" className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { joinedEventsQuery, startsQuery } from '@/lib/domains/events/queries'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { SchedulerFailure } from './scheduler-failure'
import { SchedulerForm } from './scheduler-form'
import type { SchedulerTexts } from './scheduler-texts'
import { Unavailable } from './unavailable'

export type PlayerSchedulerProps = {
  /** Tag of the stage's events. */
  tag: string
  locale: string
  texts: SchedulerTexts
  /** The visitors' version, shown until the player's data has loaded [EV-063]. */
  children: ReactNode
}

/** The scheduler for the signed-in player. */
export function PlayerScheduler({ tag, locale, texts, children }: PlayerSchedulerProps) {
  const starts = useQuery(startsQuery(tag))
  const joined = useQuery(joinedEventsQuery)
  if (!maybeSignedIn()) return children
  if (starts.data && joined.data) {
    if (starts.data.length === 0) return <Unavailable texts={texts} />
    return <SchedulerForm starts={starts.data} joined={joined.data} locale={locale} texts={texts} />
  }
  if (!starts.isError && !joined.isError) return <p role="status">{texts.loading}</p>
  const retry = () => void Promise.all([starts.refetch(), joined.refetch()])
  return <SchedulerFailure failure={starts.error ?? joined.error} texts={texts} retry={retry} />
}

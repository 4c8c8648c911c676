import { startTransition, useEffect, useState } from 'react'
import type { CalendarPage } from '@/lib/domains/events/calendar/page'
import { maybeSignedIn } from '@/lib/domains/session/hint'

/**
 * A page of the calendar for the signed-in player [EV-113]. The public page shows at once, and stays if the player's
 * own can't be read; visitors download nothing of it.
 *
 * @param page undefined for none, or for one that is about to be replaced
 * @param tags of the section, always the same
 */
export function useOwnEvents(page: CalendarPage | undefined, tags: readonly string[]): CalendarPage | undefined {
  const [own, setOwn] = useState<{ of: CalendarPage; page: CalendarPage }>()
  useEffect(() => {
    if (page === undefined || !maybeSignedIn()) return undefined
    const controller = new AbortController()
    void import('@/lib/domains/events/calendar/own-events')
      .then(({ withOwnEvents }) => withOwnEvents(page, tags, controller.signal))
      .then(
        (whole) => {
          if (!controller.signal.aborted) startTransition(() => setOwn({ of: page, page: whole }))
        },
        (error: unknown) => {
          if (!controller.signal.aborted) console.warn('the calendar shows what visitors see', error)
        },
      )
    return () => controller.abort()
  }, [page, tags])
  return own !== undefined && own.of === page ? own.page : page
}

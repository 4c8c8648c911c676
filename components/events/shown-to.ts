import type { Shown } from '@/lib/domains/events/audience'

/** Data attribute that says to whom an event in a list is visible; its list is marked with `data-events` (events.css). */
export function shownTo({ shownTo: audiences }: Shown<object>): { 'data-shown-to': string } {
  return { 'data-shown-to': audiences.join(' ') }
}

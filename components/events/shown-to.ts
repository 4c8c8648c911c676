import type { Shown } from '@/lib/domains/events/audience'

/** Says of an event in a list to whom it shows; its list says with `data-events` that it is one (events.css). */
export function shownTo({ shownTo: audiences }: Shown<object>): { 'data-shown-to': string } {
  return { 'data-shown-to': audiences.join(' ') }
}

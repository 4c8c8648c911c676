import { html } from 'hono/html'
import { z } from 'zod'
import type { ControlState } from '../state.ts'
import { type Html, section, table, timeOf } from './layout.ts'

export const COUNTED_PATH = '/control/page/counted'

const eventSchema = z.object({ event: z.string(), properties: z.record(z.string(), z.json()) })
const fieldsSchema = z.record(z.string(), z.json())

/** A received record: an interaction named by its event, any other record by its short name. */
type Arrival = { name: string; said: Record<string, unknown>; receivedAt: string }

function arrivalsOf({ tracking }: ControlState): Arrival[] {
  return tracking.list().map(({ shortName, record, receivedAt }) => {
    const event = eventSchema.safeParse(record).data
    return event && shortName === 'events'
      ? { name: event.event, said: event.properties, receivedAt }
      : { name: shortName, said: fieldsSchema.catch({}).parse(record), receivedAt }
  })
}

/** The number of records that the tracking service received, by name, with the newest record's content. */
export function countedSection(state: ControlState): Html {
  const rows = [...Map.groupBy(arrivalsOf(state), ({ name }) => name)].map(
    ([name, [newest, ...others]]) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td class="number">${1 + others.length}</td>
        <td>${newest ? timeOf(newest.receivedAt) : ''}</td>
        <td>${saying(newest?.said)}</td>
      </tr>`,
  )
  return section('counted', 'What was counted', 'Of the newest 500 records that came in at the tracking service.', [
    table('Counted', ['What', 'Times', 'Last', 'The last one said'], rows, 'Nothing counted yet.'),
    html`<p><a href="${COUNTED_PATH}">Every record, one by one</a></p>`,
  ])
}

/** All received records, newest first, to watch while clicking through the site. */
export function arrivalsSection(state: ControlState): Html {
  const rows = arrivalsOf(state).map(
    ({ name, said, receivedAt }) =>
      html`<tr>
        <td>${timeOf(receivedAt)}</td>
        <th scope="row">${name}</th>
        <td>${saying(said)}</td>
      </tr>`,
  )
  const intro = 'Newest first. Interactions come from visitors who agreed to be counted; all else from any client.'
  return section('arrivals', 'What came in', intro, [
    html`<form method="post" action="${COUNTED_PATH}/forget" class="inline">
      <button class="quiet">Forget all of it</button>
    </form>`,
    table('Arrivals', ['At', 'What', 'What it said'], rows, 'Nothing yet. Agree in the site’s banner, and click.'),
  ])
}

const saying = (said: Record<string, unknown> = {}): Html[] =>
  Object.entries(said).map(([property, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return html`<div>${property}: <code>${text}</code></div>`
  })

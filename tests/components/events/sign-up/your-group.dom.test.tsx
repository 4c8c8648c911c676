import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import YourGroupIsland from '@/components/events/sign-up/your-group'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { maya } from '../../../lib/support/session'
import { api, onEventPage, pass } from './event-page'

onEventPage()

const subgroups = [subgroupWith({ id: '71', category: 'A' }), subgroupWith({ id: '72', category: 'B' })]

/** The marks of both groups of event 7. */
async function show(world: Parameters<typeof api>[0] = {}) {
  api({ event: eventWith({ subgroups }), ...world })
  render(
    subgroups.map(({ id }) => (
      <section key={id} aria-label={id}>
        <YourGroupIsland eventId="7" subgroupId={id} text="Your group" locale="en" />
      </section>
    )),
  )
  await pass(0)
}

test('the group that fits is marked, with what it was chosen by', async () => {
  await show({ player: { ...maya, wattsPerKilo: 3.67 } })
  expect(screen.getByRole('region', { name: '72' })).toHaveTextContent(/^Your group · 3\.6 W\/kg$/)
  expect(screen.getByRole('region', { name: '71' })).toBeEmptyDOMElement()
})

test('the mark goes once sign-up has closed', async () => {
  await show({ player: { ...maya, wattsPerKilo: 3.67 } })
  await pass(7 * 3_600_000)
  expect(screen.queryByText(/Your group/)).toBeNull()
})

test('no group is marked for a player of whom no power is known, or while the event can’t be read', async () => {
  await show()
  expect(screen.queryByText(/Your group/)).toBeNull()
  await show({ player: { ...maya, wattsPerKilo: 3.67 }, member: () => new Response('', { status: 503 }) })
  expect(screen.queryByText(/Your group/)).toBeNull()
})

test('a visitor sees no mark, and nothing fails', async () => {
  delete document.documentElement.dataset.player
  await show({ session: () => Response.json({ code: 'not_signed_in' }, { status: 401 }) })
  expect(screen.queryByText(/Your group/)).toBeNull()
})

import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import JoinedNextIsland from '@/components/events/sign-up/joined-next'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { api, changes, onEventPage, pass, show, user } from './event-page'

onEventPage()

const inB = [subgroupWith({ signedUp: true }), subgroupWith({ id: '71', category: 'C' })]
const row = (id: number) => within(screen.getByRole('region', { name: String(id) }))

test('who is in one group is offered to move to another, not to join a second', async () => {
  await show({ event: eventWith({ subgroups: inB }) }, [70, 71])
  expect(row(71).getByRole('button')).toHaveAccessibleName('Move here')
  expect(row(70).getByRole('button')).toHaveAccessibleName('Leave group B')
  await user().click(row(71).getByRole('button'))
  expect(changes()).toEqual(['POST /api/events/subgroups/71/sign-up'])
  await pass(2500)
  expect(row(71).getByRole('status')).toHaveTextContent('You’re in')
  expect(row(70).getByRole('status')).toHaveTextContent('You’ve left')
  expect(row(70).getByRole('button')).toHaveAccessibleName('Move here')
})

test('who leaves reads that, until joining again; who was never in reads nothing', async () => {
  await show({ event: eventWith({ subgroups: inB }) }, [70, 71])
  await user().click(row(70).getByRole('button'))
  await pass(2500)
  expect(row(70).getByRole('status')).toHaveTextContent(/^You’ve left$/)
  expect(row(71).getByRole('status')).toBeEmptyDOMElement()
  await user().click(row(70).getByRole('button', { name: 'Join group B' }))
  await pass(2500)
  expect(row(70).getByRole('status')).toHaveTextContent(/^You’re in$/)
})

const next = () =>
  render(
    <JoinedNextIsland eventId="7" text="You’re in group {category}" links={<a href="/my-events">Your events</a>} />,
  )

test('who is in reads in which group, and what comes next, until the start', async () => {
  api({ event: eventWith({ subgroups: inB }) })
  next()
  await pass(0)
  expect(screen.getByText('You’re in group B')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your events' })).toBeVisible()
  await pass(Date.parse('2026-03-01T18:05:00Z') - Date.now() + 1000)
  expect(screen.queryByText('You’re in group B')).toBeNull()
})

test('who is not in reads nothing of it, nor does anybody while it isn’t known', async () => {
  api({})
  next()
  await pass(0)
  expect(screen.queryByRole('link')).toBeNull()
})

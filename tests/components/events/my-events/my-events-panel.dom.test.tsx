import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MyEventsPanel } from '@/components/events/my-events/my-events-panel'

const drawn = async (count: number | undefined) => {
  const { container } = render(await MyEventsPanel({ locale: 'en', count }))
  return container.querySelectorAll('.bg-surface').length
}

test.each([
  ['two where their number isn’t known', undefined, 2],
  ['one for each', 3, 3],
  ['a few of many', 40, 6],
] as const)('places are held for events that will come: %s', async (_, count, places) => {
  expect(await drawn(count)).toBe(places)
  expect(screen.getByRole('link', { name: 'Show your events' })).toHaveAttribute('href', '/my-events/list')
})

test('who has joined none reads so from the first moment', async () => {
  expect(await drawn(0)).toBe(0)
  expect(screen.getByText(/You haven’t joined an event yet/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/events')
})

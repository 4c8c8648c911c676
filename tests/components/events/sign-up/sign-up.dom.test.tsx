import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignUp } from '@/components/events/event-groups'
import { locales } from '@/i18n/locales'
import type { Event } from '@/lib/domains/events/schema'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { messagesOf } from '../../../support/messages'

type Setting = { event?: Event; now?: string }

/** What the server draws for everybody. */
async function drawn({ event = eventWith(), now = '2026-03-01T12:00:00Z' }: Setting = {}) {
  const place = document.createElement('div')
  const notices = { women_only: null, category_enforcement: null }
  const [subgroup = subgroupWith()] = event.subgroups
  const props = { event, subgroup, notices, now: new Date(now) }
  place.innerHTML = renderToStaticMarkup(await resolveTree(<SignUp {...props} />))
  const seen = [...place.querySelectorAll('button, p')].filter((each) => !each.hasAttribute('hidden'))
  return { button: place.querySelector('button'), seen: seen.map(({ textContent }) => textContent) }
}

test('a visitor gets a button that sends the start with the form around it', async () => {
  const { button, seen } = await drawn()
  expect(seen).toEqual(['Join'])
  expect(button).toHaveAccessibleName('Join group B')
  expect(button).toMatchObject({ type: 'submit', name: 'subgroupId', value: '70' })
  expect(button?.dataset.closes).toBe('2026-03-01T18:05:00.000Z')
})

test.each([
  ['is over', { now: '2026-03-01T18:05:01Z' }, 'Sign-up has closed'],
  ['is restricted', { event: eventWith({ restricted: true }) }, 'By invitation only'],
] satisfies [string, Setting, string][])('an event that %s says so without a way in', async (_, setting, words) => {
  const { seen } = await drawn(setting)
  expect(seen).toEqual([words])
})

test('starts for some only are open to a visitor, whom nobody knows yet', async () => {
  const { seen } = await drawn({ event: eventWith({ subgroups: [subgroupWith({ rules: ['ladies_only'] })] }) })
  expect(seen).toEqual(['Join'])
})

test.each(locales)('in %s the names of the buttons contain what they show (WCAG 2.5.3)', (locale) => {
  const { join, joinLabel, leave, leaveLabel } = messagesOf(locale).events.signUp
  expect(joinLabel.toLowerCase()).toContain(join.toLowerCase())
  expect(leaveLabel.toLowerCase()).toContain(leave.toLowerCase())
})

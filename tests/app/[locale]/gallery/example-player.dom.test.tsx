import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { expect, test, vi } from 'vitest'
import ExamplePlayer from '@/app/[locale]/gallery/_gallery/players/example-player'
import { call } from '@/lib/core/call'
import { browserQueryClient } from '@/lib/core/query-client'
import { register } from '@/lib/domains/campaigns/endpoints'
import { registrationQuery } from '@/lib/domains/campaigns/queries'
import { memberCall } from '@/lib/domains/session/api'
import { countryOfVisitor } from '@/lib/domains/session/endpoints'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { sessionQuery } from '@/lib/domains/session/queries'
import { playersKey, ticksQueryKey } from '@/slices/UserChecklist/ticks'
import { ownApi } from '../../../lib/support/own-api'

const { dataset } = document.documentElement
const LIST = { storageKey: 'bag', names: ['A towel', 'Two bottles', 'Shoes'] }
const facts = { checklists: [LIST], events: [] }

function play(state: 'fresh' | 'half-way' | 'done') {
  return render(
    <ExamplePlayer state={state} facts={facts}>
      <form method="post" action="/api/auth/intent">
        <button type="submit">Join</button>
      </form>
      <a href="/events" data-page-link="">
        Events
      </a>
    </ExamplePlayer>,
  )
}

test('whoever is there, the page is the example player’s, until it is left', async () => {
  const asked = ownApi()
  Object.assign(dataset, { player: 'on', playerId: 'somebody' })
  const { unmount } = play('half-way')
  const client = browserQueryClient()
  expect(await client.fetchQuery(sessionQuery)).toMatchObject({ playerId: 'gallery-example' })
  expect(await client.fetchQuery(registrationQuery('summits'))).toEqual({ isRegistered: true })
  expect(client.getQueryData(ticksQueryKey(playersKey('bag', 'gallery-example')))).toEqual(['A towel', 'Two bottles'])
  unmount()
  expect(dataset).toMatchObject({ player: 'on', playerId: 'somebody' })
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(asked).toEqual([])
})

test('a visitor is one again afterwards', () => {
  delete dataset.player
  delete dataset.playerId
  const { unmount } = play('fresh')
  expect(maybeSignedIn()).toBe(true)
  unmount()
  expect(maybeSignedIn()).toBe(false)
  expect(dataset.playerId).toBeUndefined()
})

test('what is sent in the player’s name is refused here, and what is a visitor’s goes out', async () => {
  const asked = ownApi(http.get('/api/country', () => Response.json({ country: 'DE' })))
  play('fresh')
  await expect(memberCall(register, { params: { shortName: 'summits' } })).rejects.toMatchObject({
    code: 'upstream_unavailable',
  })
  expect(await call(countryOfVisitor)).toEqual({ country: 'DE' })
  expect(asked).toEqual(['GET /api/country'])
})

test('presses of the example player are not counted, and those after it are', () => {
  const count = vi.fn<typeof navigator.sendBeacon>(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: count, configurable: true })
  const { unmount } = play('fresh')
  expect(navigator.sendBeacon('/api/interactions', 'during')).toBe(true)
  expect(count).not.toHaveBeenCalled()
  unmount()
  navigator.sendBeacon('/api/interactions', 'after')
  expect(count).toHaveBeenCalledExactlyOnceWith('/api/interactions', 'after')
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

test('a form that changes something isn’t sent, and a link is the browser’s own', async () => {
  const user = userEvent.setup({ delay: null })
  play('done')
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  addEventListener('submit', (event) => sent(event), { once: true })
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(sent.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  const link = screen.getByRole('link', { name: 'Events' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(link).not.toHaveAttribute('data-page-link')
})

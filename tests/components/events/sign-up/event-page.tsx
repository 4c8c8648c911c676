import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw/http'
import { afterEach, beforeEach, vi } from 'vitest'
import PlayerSignUpIsland from '@/components/events/sign-up/player-sign-up'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Event } from '@/lib/domains/events/schema'
import { eventWith, signUpAnswer } from '../../../lib/support/events'
import { ownApi } from '../../../lib/support/own-api'
import { maya, sessionAnswer, SITE } from '../../../lib/support/session'
import { signUpTexts as texts } from './texts'

const NOON = '2026-03-01T12:00:00Z'

/** What our own API answers: a function may fail. */
export type World = {
  event?: Event
  hasUserData?: boolean
  player?: typeof maya
  session?: () => Response
  member?: () => Response
  change?: () => Response
}

let asked: string[]

export function api(world: World) {
  const { event = eventWith(), hasUserData = true, player = maya } = world
  asked = ownApi(
    http.get('/api/session', () => world.session?.() ?? Response.json({ ...sessionAnswer, ...player })),
    http.get('/api/events/joined', () => Response.json([])),
    http.get('/api/events/7', () => world.member?.() ?? Response.json({ event, hasUserData })),
    http.post('/api/events/subgroups/:id/sign-up', () => world.change?.() ?? signUpAnswer(true)),
    http.delete('/api/events/7/sign-up', () => world.change?.() ?? signUpAnswer(false)),
  )
}

/** The changes that the API was asked for. */
export const changes = () => asked.filter((each) => !each.startsWith('GET'))

/** Where the page was left for. */
export const assign = vi.fn<(url: string) => void>()

/** Each test begins at noon on the page of event 7, with a player signed in and nothing remembered. */
export function onEventPage() {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOON), shouldAdvanceTime: true })
    vi.stubGlobal('location', Object.assign(new URL('/events/view/7?eventSecret=x#groups', SITE), { assign }))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    document.documentElement.dataset.player = 'on'
    assign.mockClear()
    sessionStorage.clear()
    browserQueryClient().clear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** The control of a start, by default the one of `eventWith`; several stand on a page side by side. */
export async function show(world: World = {}, subgroupIds = [70]) {
  api(world)
  render(
    subgroupIds.map((subgroupId) => (
      <section key={subgroupId} aria-label={String(subgroupId)}>
        <PlayerSignUpIsland
          eventId="7"
          subgroupId={String(subgroupId)}
          texts={texts}
          notices={{ women_only: <p>For women</p>, category_enforcement: <p>Other category</p> }}
        >
          <a href="/login">Visitor’s control</a>
        </PlayerSignUpIsland>
      </section>
    )),
  )
  await pass(0)
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })

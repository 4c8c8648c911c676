import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FundraiserIsland } from '@/components/fundraising/fundraiser'
import { browserQueryClient } from '@/lib/core/query-client'
import { keepOptIn } from '@/lib/domains/fundraising/opt-in-storage'
import { stubBeacons } from '../../lib/support/beacons'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../lib/support/session'
import { stubLocalStorage } from '../../lib/support/storage'
import { texts } from './texts'
import { openDialogs } from '../../support/dialogs'

const project = {
  id: 8001,
  raised: 335.5,
  target: 500,
  symbol: '€',
  firstName: 'Chiara',
  lastName: 'Moretti',
  pageUrl: 'https://giving.example.test/ap/chiara',
  donateUrl: 'https://giving.example.test/ap/chiara/donate',
}
const nobody = { fundraiserId: null, publicId: 'ply-maya', project: null }
const chiara = { fundraiserId: 7001, publicId: 'ply-chiara', project }

const shared = { project, donations: [{ id: 1, amount: 20, currency: 'EUR', message: 'Forza' }] }

type Answers = Partial<Record<'mine' | 'account' | 'project' | 'profile', () => Response | Promise<Response>>>

/** Our own API for a player; what a test does not name goes well. @returns what is asked, in order */
const fundraisingApi = ({
  mine = () => Response.json(nobody),
  account = () => Response.json({ account: 'sealed' }),
  project: made = () => Response.json({ project }),
  profile = () => Response.json({ fundraiserId: 7001 }),
}: Answers = {}) =>
  ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/fundraising/events/1001/mine', mine),
    http.get('/api/fundraising/events/1001/fundraisers/7001', () => Response.json(shared)),
    http.post('/api/fundraising/account', account),
    http.post('/api/fundraising/events/1001/project', made),
    http.put('/api/fundraising/profile', profile),
  )

const draw = (deadline?: string) =>
  render(
    <FundraiserIsland
      eventId={1001}
      deadline={deadline}
      locale="en"
      heading="h3"
      termsId="banner-terms"
      terms="I accept"
      anecdotes={['One', 'Two', 'Three']}
      texts={texts}
    >
      <p>the visitor’s buttons</p>
    </FundraiserIsland>,
  )

let beacons: string[] = []
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const tick = () => act(async () => screen.getByRole('checkbox').click())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  browserQueryClient().clear()
  sessionStorage.clear()
  stubLocalStorage().set('consent', `granted ${Date.now()}`)
  beacons = stubBeacons()
  document.documentElement.dataset.player = 'on'
  history.replaceState(null, '', '/ride?utm=mail')
  openDialogs()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a player opts in with one click, step by step, and gets the link to share [FR-001, FR-022, FR-023]', async () => {
  const gates = new Map<string, () => void>()
  const gated = (name: string, body: object) => () =>
    new Promise<Response>((resolve) => gates.set(name, () => resolve(Response.json(body))))
  const asked = fundraisingApi({
    account: gated('account', { account: 'sealed' }),
    project: gated('project', { project }),
    profile: gated('profile', { fundraiserId: 7001 }),
  })
  draw()
  await pass(0)
  await tick()
  await press('Start Fundraising')
  const seen: (string | null)[] = []
  for (const step of ['account', 'project', 'profile']) {
    await pass(10)
    seen.push(dialog().getByRole('status').textContent)
    gates.get(step)?.()
    await pass(10)
  }
  seen.push(dialog().getByRole('status').textContent)
  expect(seen).toEqual(['Making you a fundraiser...', 'Setting up your project...', 'Finishing up...', 'Done!'])
  expect(asked.slice(1)).toEqual([
    'POST /api/fundraising/account',
    'POST /api/fundraising/events/1001/project',
    'PUT /api/fundraising/profile',
  ])
  await pass(900)
  expect(dialog().queryByRole('textbox')).toBeNull()
  await pass(100)
  const link = `${location.origin}/ride?utm=mail&fundraiser_id=7001&public_id=ply-maya#fundraiser`
  expect(dialog().getByRole('textbox', { name: 'Your link' })).toHaveValue(link)
  expect(dialog().getByRole('link', { name: /^Go to my fundraising page/ })).toHaveAttribute('href', project.pageUrl)
})

test('that there is a project is recorded, before the profile is saved and once [FR-029, TR-004]', async () => {
  let atProfile = ''
  fundraisingApi({
    profile: () => {
      atProfile = beacons.join()
      return Response.json({ fundraiserId: 7001 })
    },
  })
  draw()
  await pass(0)
  await tick()
  await press('Start Fundraising')
  await pass(2000)
  expect(beacons).toHaveLength(1)
  expect(atProfile).toContain('"event":"Fundraiser Created"')
})

test('the anecdotes are told meanwhile, and nothing closes the dialog [FR-025, FR-033]', async () => {
  fundraisingApi({ account: () => new Promise(() => undefined) })
  draw()
  await pass(0)
  await tick()
  await press('Start Fundraising')
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['One', 'Two', 'Three'])
  expect(dialog().queryByRole('button', { name: 'Close' })).toBeNull()
  const element = screen.getByRole<HTMLDialogElement>('dialog')
  expect(element).toHaveAttribute('closedby', 'none')
  expect(fireEvent(element, new Event('cancel', { cancelable: true }))).toBe(false)
  await act(async () => element.close())
  expect(element.open).toBe(true)
})

test('who wants to donate is told where to, and goes to the project’s donate page [FR-024, FR-031]', async () => {
  let finish = () => undefined as void
  fundraisingApi({
    profile: () => new Promise((resolve) => (finish = () => resolve(Response.json({ fundraiserId: 7001 })))),
  })
  const left = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL('/ride', SITE), { assign: left }))
  draw()
  await pass(0)
  await tick()
  await press('Donate')
  await pass(10)
  expect(dialog().getByRole('status')).toHaveTextContent(
    "You're being redirected to the fundraising provider where you will complete your donation.",
  )
  finish()
  await pass(10)
  expect(left).toHaveBeenCalledWith(project.donateUrl)
})

test.each([
  ['account', () => problemAnswer('upstream_failed', 502)],
  ['project', () => problemAnswer('not_found', 404)],
  ['profile', () => problemAnswer('upstream_unavailable', 503)],
] as const)(
  'where the %s fails the dialog says whom to write to, and can be closed [FR-048, FR-049, FR-050]',
  async (step, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const asked = fundraisingApi({ [step]: answer })
    draw()
    await pass(0)
    await tick()
    await press('Start Fundraising')
    await pass(2000)
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'Something went wrong. Please contact support@gruppetto.example',
    )
    expect(dialog().getByRole('status')).toHaveTextContent('...')
    expect(warn).toHaveBeenCalled()
    const before = asked.length
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Start Fundraising') // another try begins anew, and makes nothing twice
    await pass(10)
    expect(asked[before]).toBe('POST /api/fundraising/account')
  },
)

test('the buttons wait for the terms, and lead to them [FR-034]', async () => {
  const asked = fundraisingApi()
  draw()
  await pass(0)
  for (const name of ['Start Fundraising', 'Donate']) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Please accept the terms first.')
    await press(name)
  }
  expect(screen.getByRole('checkbox', { name: 'I accept' })).toHaveFocus()
  expect(asked).toHaveLength(1)
})

test('a fundraiser sees how far it has come, and sharing opens straight to the link [FR-011, FR-012, FR-054]', async () => {
  fundraisingApi({ mine: () => Response.json(chiara) })
  draw(new Date(Date.now() + 5 * 86_400_000).toISOString())
  await pass(0)
  expect(screen.getByText('€335.50 raised of €500')).toBeVisible()
  expect(screen.getByText('67%')).toBeVisible()
  expect(Number(screen.getByRole('progressbar').getAttribute('value'))).toBeCloseTo(67.1)
  expect(screen.getByText('5 days left')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Share')
  expect(dialog().getByRole('textbox')).toHaveValue(
    `${location.origin}/ride?utm=mail&fundraiser_id=7001&public_id=ply-chiara#fundraiser`,
  )
})

test('beyond the target it says so and thanks, and the bar is full', async () => {
  fundraisingApi({ mine: () => Response.json({ ...chiara, project: { ...project, raised: 520 } }) })
  draw()
  await pass(0)
  expect(screen.getByText('104%')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100')
  expect(screen.getByText(/You have reached your target/)).toBeVisible()
})

test('a page without a target or an address shows what is there', async () => {
  const { pageUrl: _page, donateUrl: _donate, ...bare } = project
  fundraisingApi({ mine: () => Response.json({ ...chiara, project: { ...bare, target: 0, symbol: '$' } }) })
  draw('2020-01-01T00:00:00Z')
  await pass(0)
  expect(screen.getByText('0%')).toBeVisible()
  expect(screen.getByText('$335.50 raised of $0')).toBeVisible()
  expect(screen.queryByText(/reached|left|day/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a visitor who follows a link sees whose page it is and where to give, beside the own buttons [FR-002, FR-003]', async () => {
  delete document.documentElement.dataset.player
  history.replaceState(null, '', '/ride?fundraiser_id=7001&public_id=ply-chiara')
  const asked = fundraisingApi()
  draw()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Chiara Moretti rides for charity' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Donate to Chiara Moretti/ })).toHaveAttribute('href', project.donateUrl)
  expect(screen.getByText('Forza')).toBeVisible()
  expect(screen.getByText('Anonymous')).toBeVisible()
  expect(screen.getByText('the visitor’s buttons')).toBeVisible()
  expect(asked).toEqual(['GET /api/fundraising/events/1001/fundraisers/7001'])
})

test('somebody else’s id in the address never becomes the player’s own', async () => {
  history.replaceState(null, '', '/ride?fundraiser_id=7001&public_id=ply-chiara')
  const asked = fundraisingApi()
  draw()
  await pass(50)
  expect(screen.getByRole('heading', { name: 'Chiara Moretti rides for charity' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Start Fundraising' })).toBeVisible()
  expect(asked.some((each) => !each.startsWith('GET'))).toBe(false)
})

test('a fundraiser who opens the own link sees the own page alone', async () => {
  history.replaceState(null, '', '/ride?fundraiser_id=7001&public_id=anything')
  const asked = fundraisingApi({ mine: () => Response.json(chiara) })
  draw()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Your fundraising page' })).toBeVisible()
  expect(screen.queryByText(/rides for charity/)).toBeNull()
  expect(asked).toEqual(['GET /api/fundraising/events/1001/mine'])
})

test('what was asked for before signing in goes on by itself, once [FR-021]', async () => {
  keepOptIn({ eventId: 1001, donates: false })
  const asked = fundraisingApi()
  draw()
  await pass(2000)
  expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(2)
  expect(dialog().getByRole('textbox', { name: 'Your link' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['the player whose session had ended', sessionAnswer.playerId, 2],
  ['another player', 'robin', 0],
])('what %s left is theirs alone, and is gone', async (_, by, made) => {
  keepOptIn({ eventId: 1001, donates: false, by })
  const asked = fundraisingApi()
  draw()
  await pass(2000)
  expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(made)
  expect(sessionStorage).toHaveLength(0)
})

test('who turns out to have a page after signing in gets its link, and nothing is made [FR-011]', async () => {
  keepOptIn({ eventId: 1001, donates: false })
  const asked = fundraisingApi({ mine: () => Response.json(chiara) })
  draw()
  await pass(2000)
  expect(dialog().getByRole('textbox', { name: 'Your link' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('where it can’t be told whether there is a page, nothing is offered but another try', async () => {
  const answers = [problemAnswer('upstream_unavailable', 503), problemAnswer('upstream_unavailable', 503)]
  fundraisingApi({ mine: () => answers.shift() ?? Response.json(chiara) })
  draw()
  await pass(5000)
  expect(screen.queryByRole('button', { name: 'Start Fundraising' })).toBeNull()
  await press('Try again')
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Your fundraising page' })).toBeVisible()
})

test('who turns out not to be signed in gets the visitor’s buttons', async () => {
  fundraisingApi({ mine: () => problemAnswer('not_signed_in', 401) })
  draw()
  await pass(10)
  expect(screen.getByText('the visitor’s buttons')).toBeVisible()
})

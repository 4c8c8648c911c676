import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findIntent, keepIntent } from '@/lib/domains/session/intents/storage'
import { stubBeacons } from '../../lib/support/beacons'
import { problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../lib/support/session'
import {
  chiara,
  closePage,
  dialog,
  draw,
  fundraisingApi,
  openPage,
  pass,
  press,
  project,
  tick,
} from './fundraiser-page'

let beacons: string[] = []

beforeEach(() => {
  openPage()
  beacons = stubBeacons()
})
afterEach(closePage)

test('a player opts in with one click, step by step, and gets the link to share [FR-001, FR-022, FR-023]', async () => {
  const gates = new Map<string, () => void>()
  const gated = (name: string, body: object) => () =>
    new Promise<Response>((resolve) => gates.set(name, () => resolve(Response.json(body))))
  const asked = fundraisingApi({
    account: gated('account', { account: 'sealed' }),
    project: gated('project', { project }),
    profile: gated('profile', { fundraiserId: '7001' }),
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
  await pass(1000)
  const link = `${location.origin}/ride?utm=mail&fundraiser_id=7001&public_id=ply-maya#fundraiser`
  expect(dialog().getByRole('textbox', { name: 'Your link' })).toHaveValue(link)
  expect(dialog().getByRole('link', { name: /^Go to my fundraising page/ })).toHaveAttribute('href', project.pageUrl)
})

test('“Done!” stays for one second, and gives way to the link to share [FR-032]', async () => {
  vi.useFakeTimers() // no time passes but what the test lets pass
  fundraisingApi()
  draw()
  await pass(0)
  await tick()
  await press('Start Fundraising')
  const saysDone = () => dialog().queryByRole('status')?.textContent === 'Done!'
  const passUntil = async (isSo: () => boolean) => {
    for (let ms = 0; ms < 3000 && !isSo(); ms += 1) await pass(1)
  }
  await passUntil(saysDone)
  const doneAt = Date.now()
  await passUntil(() => !saysDone())
  expect(Date.now() - doneAt).toBe(1000)
  expect(dialog().getByRole('textbox', { name: 'Your link' })).toBeVisible()
})

test('that there is a project is recorded, before the profile is saved and once [FR-029, TR-004]', async () => {
  let atProfile = ''
  fundraisingApi({
    profile: () => {
      atProfile = beacons.join()
      return Response.json({ fundraiserId: '7001' })
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
    profile: () => new Promise((resolve) => (finish = () => resolve(Response.json({ fundraiserId: '7001' })))),
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

test('who has gone to another page meanwhile is not taken to donate [FR-031]', async () => {
  let finish = () => undefined as void
  fundraisingApi({
    profile: () => new Promise((resolve) => (finish = () => resolve(Response.json({ fundraiserId: '7001' })))),
  })
  const left = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL('/ride', SITE), { assign: left }))
  draw()
  await pass(0)
  await tick()
  await press('Donate')
  await pass(10)
  location.pathname = '/events'
  finish()
  await pass(10)
  expect(left).not.toHaveBeenCalled()
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
    await press('Start Fundraising') // another try starts over, and makes nothing twice
    await pass(10)
    expect(asked[before]).toBe('POST /api/fundraising/account')
  },
)

test('whose address may be somebody else’s is told what to do, and signs in again from the dialog', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fundraisingApi({ account: () => problemAnswer('email_unproven', 403) })
  const left = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL('/ride?utm=mail', SITE), { assign: left }))
  draw()
  await pass(0)
  await tick()
  await press('Donate')
  await pass(10)
  expect(dialog().getByRole('alert')).toHaveTextContent(/^Your e-mail address isn’t confirmed yet/)
  expect(left).not.toHaveBeenCalled()
  await press('Sign in again')
  expect(left).toHaveBeenCalledWith('/login?returnTo=%2Fride%3Futm%3Dmail')
  // Afterwards it goes on, for this player.
  expect(findIntent('fundraising')).toMatchObject({
    details: { eventId: '1001', donates: true },
    by: sessionAnswer.playerId,
  })
})

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
  const box = screen.getByRole('checkbox', { name: 'I accept' })
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription('Please accept the terms first.')
  expect(box).toBeInvalid()
  expect(asked).toHaveLength(1)
})

test('what was asked for before signing in goes on by itself, once [FR-021]', async () => {
  keepIntent('fundraising', { eventId: '1001', donates: false })
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
  keepIntent('fundraising', { eventId: '1001', donates: false }, { by })
  const asked = fundraisingApi()
  draw()
  await pass(2000)
  expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(made)
  expect(sessionStorage).toHaveLength(0)
})

test('what was asked for on another event’s page is left for it', async () => {
  keepIntent('fundraising', { eventId: '2002', donates: false })
  const asked = fundraisingApi()
  draw()
  await pass(2000)
  expect(asked).toHaveLength(1)
  expect(findIntent('fundraising')).toBeDefined()
})

test.each([{ eventId: '1001' }, { eventId: '1001', donates: 1 }, { eventId: '10 01', donates: true }])(
  '%j was asked for by nobody, and is gone',
  async (details) => {
    sessionStorage.setItem('intent:fundraising', JSON.stringify({ details, at: Date.now() }))
    const asked = fundraisingApi()
    draw()
    await pass(2000)
    expect(asked).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  },
)

test('who turns out to have a page after signing in gets its link, and nothing is made [FR-011]', async () => {
  keepIntent('fundraising', { eventId: '1001', donates: false })
  const asked = fundraisingApi({ mine: () => Response.json(chiara) })
  draw()
  await pass(2000)
  expect(dialog().getByRole('textbox', { name: 'Your link' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

import { render, screen } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { AnotherPlayer } from '@/components/session/another-player'
import { PagePlayer } from '@/components/session/page-player'
import { endpoint } from '@/lib/core/endpoint'
import { getSession, memberCall } from '@/lib/domains/session/api'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { ownApi, problemAnswer } from '../../support/own-api'
import { maya } from '../../support/session'

type Asked = { path: string; player: string | null }

let asked: Asked[]
let signedIn: string

/** The site, at which `signedIn` is; it judges as `withMember` does. */
function site({ url, method, headers }: Request): Response {
  const path = new URL(url).pathname
  const player = headers.get('x-player')
  asked.push({ path, player })
  if (path === '/api/session') return Response.json({ isAuthenticated: true, playerId: signedIn, ...maya })
  const isAnothers = player === null ? method !== 'GET' : player !== signedIn
  return isAnothers ? problemAnswer('another_player', 409) : Response.json('done')
}

const writing = endpoint('POST', '/api/thing', { body: z.object({}), answer: z.string() })
const reading = endpoint('GET', '/api/thing', { answer: z.string() })
const write = () => memberCall(writing, { body: {} })
const read = () => memberCall(reading)
const refused = { code: 'another_player' }

const words = () => screen.getByRole('alert', { hidden: true })
const isTold = () => vi.mocked(HTMLElement.prototype.togglePopover).mock.lastCall?.[0] === true

const answering = (answer: (request: Request) => Response) =>
  ownApi(http.all('/api/:path', ({ request }) => answer(request)))

beforeEach(async () => {
  asked = []
  signedIn = 'maya'
  answering(site)
  HTMLElement.prototype.togglePopover = vi.fn()
  render(await resolveTree(<AnotherPlayer />))
})

test('a write names the player whom the session told of first', async () => {
  await getSession()
  await expect(write()).resolves.toBe('done')
  expect(asked.at(-1)).toEqual({ path: '/api/thing', player: 'maya' })
})

test('a page made for one player names that one, and asks nobody for it', async () => {
  render(<PagePlayer id="maya" />)
  await expect(write()).resolves.toBe('done')
  expect(asked).toEqual([{ path: '/api/thing', player: 'maya' }])
})

test('a write of a page that knows no player yet asks first who it is', async () => {
  await expect(write()).resolves.toBe('done')
  expect(asked).toEqual([
    { path: '/api/session', player: null },
    { path: '/api/thing', player: 'maya' },
  ])
})

test('a page stays the first player’s: after another sign-in it is given nothing and writes nothing', async () => {
  await getSession()
  signedIn = 'tomas'
  await expect(write()).rejects.toMatchObject(refused)
  await expect(read()).rejects.toMatchObject(refused)
  await expect(getSession()).rejects.toMatchObject(refused)
  await expect(write()).rejects.toMatchObject(refused)
  expect(asked.filter(({ path }) => path === '/api/thing').map(({ player }) => player)).toEqual([
    'maya',
    'maya',
    'maya',
  ])
})

test('a page made for one player never becomes that of the player whom the session tells of', async () => {
  render(<PagePlayer id="maya" />)
  signedIn = 'tomas'
  await expect(getSession()).rejects.toMatchObject(refused)
  await expect(write()).rejects.toMatchObject(refused)
})

test('nor does one that was re-rendered for somebody else in the meantime', async () => {
  const page = render(<PagePlayer id="maya" />)
  await read()
  signedIn = 'tomas'
  page.rerender(<PagePlayer id="tomas" />)
  await expect(write()).rejects.toMatchObject(refused)
})

test('the page says it in words, with a way on, until its own player is signed in again', async () => {
  await getSession()
  expect(isTold()).toBe(false)
  signedIn = 'tomas'
  await expect(write()).rejects.toMatchObject(refused)
  expect(isTold()).toBe(true)
  expect(words()).toHaveTextContent('Somebody else is signed in now')
  expect(screen.getByText('Reload the page')).toHaveAttribute('href', '')
  signedIn = 'maya'
  await expect(write()).resolves.toBe('done')
  expect(isTold()).toBe(false)
})

test('a session that is over does not free the page for the next player', async () => {
  await getSession()
  answering(() => problemAnswer('not_signed_in', 401))
  await expect(read()).rejects.toMatchObject({ code: 'not_signed_in' })
  signedIn = 'tomas'
  answering(site)
  await expect(write()).rejects.toMatchObject(refused)
})

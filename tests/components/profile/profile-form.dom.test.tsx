import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import ProfileForm from '@/components/profile/profile-form'
import { profileTexts } from '@/components/profile/profile-texts'
import { TooManyRequestsError, UpstreamError } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'
import { formFrom } from '@/lib/domains/profile/profile-form'
import type { Profile } from '@/lib/domains/profile/schema'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { maya, robin } from '../../lib/support/profiles'
import { SITE } from '../../lib/support/session'

const refresh = vi.fn()

vi.mock('@/components/ui/use-refresh', () => ({ useRefresh: () => refresh }))

const texts = await profileTexts()
const user = userEvent.setup()
const assign = vi.fn()

beforeEach(() => {
  document.documentElement.dataset.playerId = 'maya'
  refresh.mockClear()
  assign.mockClear()
  vi.stubGlobal('location', Object.assign(new URL('/settings/profile', SITE), { assign }))
})

afterEach(() => sessionStorage.clear())

/** The site's answer to a save, made from what was sent. */
const saving = (from: Profile) => site(async (request) => Response.json({ ...from, ...(await request.json()) }))

/** Answers saves. @returns those that came */
function site(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const saves: Request[] = []
  ownApi(
    http.put('/api/profile', ({ request }) => {
      saves.push(request.clone())
      return answer(request)
    }),
  )
  return saves
}

const formOf = (profile: Profile, locale: string) => (
  <ProfileForm profile={profile} playerId="maya" locale={locale} texts={texts} />
)

const show = (profile = maya, locale = 'en') => render(formOf(profile, locale))

const field = (name: string) => screen.getByRole('textbox', { name })

async function type(name: string, text: string): Promise<void> {
  await user.clear(field(name))
  if (text !== '') await user.type(field(name), text)
}

const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))

/** The page as it is before script runs. */
function beforeScript(locale: string): HTMLElement {
  const page = document.createElement('div')
  document.body.append(page)
  onTestFinished(() => page.remove())
  page.innerHTML = renderToString(formOf(maya, locale))
  return page
}

test('the server draws every value, to be sent by the browser alone', () => {
  const page = beforeScript('de')
  const inputs = [...page.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=hidden])')]
  expect(inputs.map(({ value }) => value)).toEqual(['Maya', 'Lindqvist', 'maya@example.test', '224', '61,3', '23:15'])
  expect(inputs.filter(({ readOnly }) => readOnly).map(({ type: kind }) => kind)).toEqual(['email'])
  expect([...page.querySelectorAll<HTMLInputElement>('[checked]')].map(({ value }) => value)).toEqual([
    'female',
    'metric',
  ])
  expect(page.querySelector('button')).toBeEnabled()
  const form = page.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/api/profile/form')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    player: 'maya',
    locale: 'de',
    shownUnits: 'metric',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    gender: 'female',
    ftp: '224',
    weight: '61,3',
    runTime: '23:15',
    units: 'metric',
  })
})

test('what could not be saved without script is drawn again, with what is wrong', () => {
  const typed = { ...formFrom(maya, 'en'), ftp: '9000' }
  render(<ProfileForm profile={maya} unsaved={typed} playerId="maya" locale="en" texts={texts} />)
  expect(field('FTP')).toHaveValue('9000')
  expect(field('FTP')).toHaveAccessibleDescription(/whole watts from 20 to 700/)
  expect(field('First name')).toHaveValue('Maya')
})

test('what was typed and chosen before script ran stays, and is saved', async () => {
  const asked = saving(maya)
  const page = beforeScript('en')
  const typeEarly = (name: string, value: string) => {
    const input = page.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (input) input.value = value
  }
  typeEarly('firstName', 'Mai')
  page.querySelector<HTMLInputElement>('[value=imperial]')?.click()
  await act(async () => void hydrateRoot(page, formOf(maya, 'en')))
  expect(field('First name')).toHaveValue('Mai')
  expect(field('Weight')).toHaveValue('135')
  await save()
  await waitFor(() => expect(asked).toHaveLength(1))
  await expect(asked[0]?.json()).resolves.toEqual({ firstName: 'Mai', usesMetric: false })
})

const limited = { service: 'game', operation: 'saveProfile', kind: 'busy', status: 429 } as const

test.each([
  ['us', new TooManyRequestsError(37)],
  ['the game server', new UpstreamError(limited, { retryAfterSeconds: 37 })],
])('who saves too often for %s is told how long to wait, and nothing typed is lost', async (_, error) => {
  const problem = problemFromError(error)
  site(() => Response.json(problem, { status: problem.status }))
  show()
  await type('First name', 'Mai')
  await save()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Please wait 37 seconds, then try again\.$/))
  expect(field('First name')).toHaveValue('Mai')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled()
})

test('saves what was changed, and says so', async () => {
  const asked = saving(maya)
  show()
  await type('First name', 'Mai')
  await type('FTP', '230')
  await save()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.method).toBe('PUT')
  await expect(asked[0]?.json()).resolves.toEqual({ firstName: 'Mai', ftpWatts: 230 })
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a second save sends only what changed since the first', async () => {
  const asked = saving(maya)
  show()
  await type('FTP', '230')
  await save()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
  await type('5 km time', '')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await save()
  await waitFor(() => expect(asked).toHaveLength(2))
  await expect(asked[1]?.json()).resolves.toEqual({ runTime5kmSeconds: null })
})

test('without a change nothing is sent, in words', async () => {
  const asked = saving(maya)
  show()
  await save()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing to save'))
  expect(asked).toEqual([])
})

test('the header and the page follow a save at once', async () => {
  saving(maya)
  document.body.insertAdjacentHTML('beforeend', '<p data-player-name>Maya</p><p data-player-initial>M</p>')
  show()
  await type('First name', 'Åsa')
  await user.click(screen.getByRole('radio', { name: 'Miles and pounds' }))
  await save()
  await waitFor(() => expect(document.querySelector('[data-player-name]')).toHaveTextContent('Åsa'))
  expect(document.querySelector('[data-player-initial]')).toHaveTextContent('Å')
  expect(document.documentElement.dataset.units).toBe('imperial')
  for (const place of document.querySelectorAll('body > p')) place.remove()
})

test('the weight follows the units, and is not changed by them', async () => {
  const asked = saving(maya)
  show()
  await user.click(screen.getByRole('radio', { name: 'Miles and pounds' }))
  expect(field('Weight')).toHaveValue('135')
  expect(field('Weight')).toHaveAccessibleDescription(/^lb/)
  await save()
  await waitFor(() => expect(asked).toHaveLength(1))
  await expect(asked[0]?.json()).resolves.toEqual({ usesMetric: false })
  expect(screen.getByRole('radio', { name: 'Miles and pounds' })).toBeChecked()
})

test.each([
  ['First name', '  ', 'Please fill this in.'],
  ['Last name', 'x'.repeat(61), 'This is too long.'],
  ['FTP', '9000', 'Please enter whole watts from 20 to 700.'],
  ['Weight', 'heavy', 'Please enter a weight from 20 to 300 kg.'],
  ['5 km time', '23.15', 'Please enter minutes and seconds from 10:00 to 120:00, like 25:30.'],
])(
  '%s does not take %j, in words beside the field, and nothing is sent [SY-011, SY-012]',
  async (name, text, words) => {
    const asked = saving(maya)
    show()
    await type(name, text)
    await save()
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words)))
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveFocus()
    expect(field(name)).toHaveValue(text)
    expect(asked).toEqual([])
  },
)

test('a player who has told nothing tells the FTP', async () => {
  const asked = saving(robin)
  show(robin)
  expect(field('FTP')).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'Rather not say' })).toBeChecked()
  await type('FTP', '200')
  await user.click(screen.getByRole('radio', { name: 'Woman' }))
  await save()
  await waitFor(() => expect(asked).toHaveLength(1))
  await expect(asked[0]?.json()).resolves.toEqual({ ftpWatts: 200, isMale: false })
})

test('while it saves it says so, and a second submit does nothing', async () => {
  let answer: (response: Response) => void = () => undefined
  const asked = site(() => new Promise((resolve) => (answer = resolve)))
  show()
  await type('FTP', '230{Enter}')
  const button = await screen.findByRole('button', { name: 'Saving…' })
  await user.click(button)
  await user.type(field('FTP'), '{Enter}')
  expect(asked).toHaveLength(1)
  await type('5 km time', '22:00')
  answer(Response.json({ ...maya, ftpWatts: 230 }))
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Save changes'))
  expect(field('5 km time')).toHaveValue('22:00')
  expect(field('FTP')).toHaveValue('230')
})

test.each([
  ['the game server is down', () => problemAnswer('upstream_unavailable', 503), /could not be saved right now/],
  ['the network is gone', () => Response.error(), /could not be saved right now/],
  ['the game refuses the values', () => problemAnswer('invalid_input', 400), /did not accept these values/],
])('when %s, it says so and keeps what was typed', async (_, answer, words) => {
  site(answer)
  show()
  await type('First name', 'Mai')
  await save()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
  expect(field('First name')).toHaveValue('Mai')
  expect(refresh).not.toHaveBeenCalled()
  saving(maya)
  await save()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('where somebody else is signed in by now, nothing is lost, and it is saved once the player is back', async () => {
  const asked = site(() => problemAnswer('another_player', 409))
  show()
  await type('First name', 'Mai')
  await save()
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Save changes'))
  expect(asked[0]?.headers.get('x-player')).toBe('maya')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(field('First name')).toHaveValue('Mai')
  expect(refresh).not.toHaveBeenCalled()
  const again = saving(maya)
  await save()
  await waitFor(() => expect(again).toHaveLength(1))
  await expect(again[0]?.json()).resolves.toEqual({ firstName: 'Mai' })
})

test('a session that ended leads through sign-in back to what was typed, once', async () => {
  site(() => problemAnswer('not_signed_in', 401))
  const before = show()
  await type('FTP', '230')
  await save()
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fsettings%2Fprofile'))
  before.unmount()

  const after = show()
  expect(field('FTP')).toHaveValue('230')
  expect(screen.getByRole('status')).toHaveTextContent('What you typed is still here')
  const asked = saving(maya)
  await save()
  await waitFor(() => expect(asked).toHaveLength(1))
  await expect(asked[0]?.json()).resolves.toEqual({ ftpWatts: 230 })
  after.unmount()

  show()
  expect(field('FTP')).toHaveValue('224')
})

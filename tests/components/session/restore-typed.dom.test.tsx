import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { restoreTyped } from '@/components/session/restore-typed'
import { reloadKeeping } from '@/lib/delivery/reload-keeping'

const { knownPlayer } = vi.hoisted(() => ({ knownPlayer: vi.fn<() => Promise<string>>() }))
vi.mock('@/lib/domains/session/api', () => ({ knownPlayer }))

const FORM = `
  <form>
    <input name="email"><input name="club" value="as before"><input type="password" name="secret">
    <textarea name="message"></textarea>
    <input type="checkbox" name="terms"><input type="radio" name="way" value="a" checked><input type="radio" name="way" value="b">
    <select name="topic"><option>one</option><option>two</option></select>
    <button type="button" data-reloads><b>Reload</b></button>
  </form>`

const field = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(selector)
  return found
}
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/** A visitor's input, which ends the restoring: what a press on a checkbox leads to is trusted. */
function answer(): void {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' })
  document.body.append(box)
  box.click()
  box.remove()
}
afterEach(answer)

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = FORM
})

/** Runs the part of the head script. @returns the place that it reloads */
function startReloadKeeping() {
  const location = { pathname: '/', reload: vi.fn() }
  Object.assign(globalThis, { tested: { page: document, root: document.documentElement, location } })
  runInThisContext(`(({ page, root, location }) => {${reloadKeeping}})(tested)`)
  return location
}

/** Types, and presses the button that reloads, as the head script serves it. */
async function typeAndReload(also?: () => Promise<void>): Promise<void> {
  const user = userEvent.setup()
  const location = startReloadKeeping()
  await user.type(field('[name=email]'), 'maya@example.com')
  await user.type(field('[name=secret]'), 'hunter2')
  await user.type(field('[name=message]'), 'My trainer\nsleeps.')
  await user.click(field('[name=terms]'))
  await user.click(field('[value=b]'))
  await user.selectOptions(field('select'), 'two')
  await also?.()
  await user.click(field('b'))
  expect(location.reload).toHaveBeenCalledOnce()
}

test('what was typed is there after a reload, but for passwords, and once only', async () => {
  await typeAndReload()
  expect(JSON.stringify(sessionStorage)).not.toContain('hunter2')
  document.body.innerHTML = FORM
  await restoreTyped()
  expect(['email', 'club', 'secret', 'message'].map((name) => field(`[name=${name}]`).value)).toEqual([
    'maya@example.com',
    'as before',
    '',
    'My trainer\nsleeps.',
  ])
  expect([field('[name=terms]').checked, field('[value=b]').checked, field('select').value]).toEqual([
    true,
    true,
    'two',
  ])
  answer()
  document.body.innerHTML = FORM
  await restoreTyped()
  expect(field('[name=email]').value).toBe('')
})

test('a field that appears later gets it, also one in place of another, until the visitor types', async () => {
  await typeAndReload()
  document.body.innerHTML = ''
  await restoreTyped()
  for (const _ of ['appears', 'replaced']) {
    document.body.innerHTML = FORM
    await nextTurn()
    expect(field('[name=email]').value).toBe('maya@example.com')
  }
  answer()
  document.body.innerHTML = FORM
  await nextTurn()
  expect(field('[name=email]').value).toBe('')
})

test('components hear of it', async () => {
  await typeAndReload()
  document.body.innerHTML = ''
  function Form() {
    const [email, setEmail] = useState('')
    return <input name="email" aria-label="E-mail" value={email} onChange={({ target }) => setEmail(target.value)} />
  }
  render(<Form />)
  await act(() => restoreTyped())
  expect(screen.getByLabelText('E-mail')).toHaveValue('maya@example.com')
})

test.each([
  ['/api/auth/logout', 0],
  ['/api/profile/form', 3],
])('a form to %s leaves %i drafts in the tab', (action, count) => {
  startReloadKeeping()
  for (const key of ['profile-draft', 'contact-draft', 'intent:event']) sessionStorage.setItem(key, '{}')
  document.body.innerHTML = `<form action="${action}" method="post"><button>Go</button></form>`
  field('form').dispatchEvent(new Event('submit', { bubbles: true }))
  expect(sessionStorage).toHaveLength(count)
})

test('another page gets nothing of it', async () => {
  sessionStorage.setItem(
    'typed',
    JSON.stringify(['/elsewhere', [['email', 0, 'maya@example.com', false]], Date.now(), '']),
  )
  await restoreTyped()
  expect(field('[name=email]').value).toBe('')
})

/** From now on the page's listeners take the events of a test for a visitor's: only a browser's own are trusted. */
function trustEvents(): void {
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    const isVisitors = ['input', 'click', 'keydown', 'submit'].includes(type) && typeof listener === 'function'
    listen(type, isVisitors ? () => listener({ isTrusted: true } as Event) : listener, options)
  })
}

/** A day's field is a new one for each day that is chosen, as in the calendar. */
function DayForm() {
  const [day, setDay] = useState('2026-05-01')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input
        key={day}
        type="date"
        name="day"
        aria-label="Day"
        defaultValue={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <button type="button" onClick={() => setDay('2026-05-20')}>
        20 May
      </button>
    </form>
  )
}

test('a day that is chosen after the reload is not replaced by the one typed before', async () => {
  sessionStorage.setItem(
    'typed',
    JSON.stringify([location.pathname, [['day', 0, '2026-05-09', false]], Date.now(), '']),
  )
  trustEvents()
  document.body.innerHTML = ''
  render(<DayForm />)
  await act(() => restoreTyped())
  await act(nextTurn)
  expect(screen.getByLabelText('Day')).toHaveValue('2026-05-09')
  await userEvent.click(screen.getByText('20 May'))
  await act(nextTurn)
  expect(screen.getByLabelText('Day')).toHaveValue('2026-05-20')
})

test.each<[string, () => void]>([
  ['presses a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ['sends a form', () => field('form').dispatchEvent(new Event('submit', { bubbles: true }))],
  ['has gone to another page', () => history.replaceState(null, '', '/elsewhere')],
  ['has had ten seconds', () => vi.advanceTimersByTime(10_000)],
])('a field that appears once the visitor %s stays as it is', async (_what, happens) => {
  await typeAndReload()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    history.replaceState(null, '', '/')
  })
  trustEvents()
  await restoreTyped()
  happens()
  document.body.innerHTML = FORM
  await Promise.resolve()
  expect(field('[name=email]').value).toBe('')
})

const root = document.documentElement.dataset

/** Types as somebody: a player's id, "unknown" for a player whom the page doesn't know yet, undefined for a visitor. */
async function typeAs(whose: string | undefined): Promise<void> {
  beOnPageOf(whose)
  await typeAndReload()
}

function beOnPageOf(whose: string | undefined): void {
  delete root.player
  delete root.playerId
  if (whose !== undefined) root.player = 'on'
  if (whose !== undefined && whose !== 'unknown') root.playerId = whose
  knownPlayer.mockImplementation(async () => {
    if (whose === undefined || whose === 'unknown') throw new Error('nobody is known')
    return whose
  })
}

test.each<[typed: string | undefined, after: string | undefined, isRestored: boolean]>([
  ['501', '501', true],
  ['501', '502', false],
  ['501', undefined, false],
  ['501', 'unknown', false],
  ['unknown', '501', false],
  [undefined, undefined, true],
  [undefined, '501', false],
])('what %s typed on a page that is then the page of %s', async (typed, after, isRestored) => {
  onTestFinished(() => beOnPageOf(undefined))
  await typeAs(typed)
  beOnPageOf(after)
  document.body.innerHTML = FORM
  await restoreTyped()
  expect(field('[name=email]').value).toBe(isRestored ? 'maya@example.com' : '')
})

test('what was typed more than five minutes ago is not put back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await typeAndReload()
  vi.setSystemTime(Date.now() + 300_001)
  document.body.innerHTML = FORM
  await restoreTyped()
  expect(field('[name=email]').value).toBe('')
})

test.each(['current-password', 'new-password', 'one-time-code', 'cc-number', 'section-a cc-csc'])(
  'a field of text that is filled in as %s is not kept',
  async (autocomplete) => {
    field('[name=club]').setAttribute('autocomplete', autocomplete)
    await userEvent.type(field('[name=club]'), 'hunter2')
    await typeAndReload()
    expect(JSON.stringify(sessionStorage)).not.toContain('hunter2')
  },
)

test('what was typed in a controlled field is kept, whose default React changes as well', async () => {
  document.body.innerHTML = `${FORM}<div></div>`
  function Club() {
    const [club, setClub] = useState('')
    return <input name="ours" aria-label="Ours" value={club} onChange={({ target }) => setClub(target.value)} />
  }
  const { unmount } = render(<Club />)
  await typeAndReload(() => userEvent.type(screen.getByLabelText('Ours'), 'Summit riders'))
  unmount()
  expect(JSON.stringify(sessionStorage)).toContain('Summit riders')
})

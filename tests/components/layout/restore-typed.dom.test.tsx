import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { restoreTyped } from '@/components/layout/restore-typed'
import { reloadKeeping } from '@/lib/delivery/reload-keeping'

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

/** Types, and presses the button that reloads, as the head script serves it. */
async function typeAndReload(): Promise<void> {
  const user = userEvent.setup()
  await user.type(field('[name=email]'), 'maya@example.com')
  await user.type(field('[name=secret]'), 'hunter2')
  await user.type(field('[name=message]'), 'My trainer\nsleeps.')
  await user.click(field('[name=terms]'))
  await user.click(field('[value=b]'))
  await user.selectOptions(field('select'), 'two')
  const location = { pathname: '/', reload: vi.fn() }
  Object.assign(globalThis, { tested: { page: document, location } })
  runInThisContext(`(({ page, location }) => {${reloadKeeping}})(tested)`)
  await user.click(field('b'))
  expect(location.reload).toHaveBeenCalledOnce()
}

test('what was typed is there after a reload, but for passwords, and once only', async () => {
  await typeAndReload()
  expect(JSON.stringify(sessionStorage)).not.toContain('hunter2')
  document.body.innerHTML = FORM
  restoreTyped()
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
  document.body.innerHTML = FORM
  restoreTyped()
  expect(field('[name=email]').value).toBe('')
})

test('a field that appears later gets it, also one in place of another, until the visitor types', async () => {
  await typeAndReload()
  document.body.innerHTML = ''
  restoreTyped()
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
  act(() => restoreTyped())
  expect(screen.getByLabelText('E-mail')).toHaveValue('maya@example.com')
})

test('another page gets nothing of it', () => {
  sessionStorage.setItem('typed', JSON.stringify(['/elsewhere', [['email', 0, 'maya@example.com', false]]]))
  restoreTyped()
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
  sessionStorage.setItem('typed', JSON.stringify([location.pathname, [['day', 0, '2026-05-09', false]]]))
  trustEvents()
  document.body.innerHTML = ''
  render(<DayForm />)
  act(() => restoreTyped())
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
  restoreTyped()
  happens()
  document.body.innerHTML = FORM
  await Promise.resolve()
  expect(field('[name=email]').value).toBe('')
})

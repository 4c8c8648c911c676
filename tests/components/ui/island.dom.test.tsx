import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { behaviour, island, islandNear, type Attach } from '@/components/ui/island'

let seen: { report: (isIntersecting: boolean) => Promise<void>; observed: Element[]; margins: (string | undefined)[] }

beforeEach(() => {
  let callback: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const observed: Element[] = []
  const margins: (string | undefined)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(asked: typeof callback, { rootMargin }: { rootMargin?: string }) {
        callback = asked
        margins.push(rootMargin)
      }
      observe = (element: Element) => observed.push(element)
      disconnect = () => {
        callback = () => undefined
      }
    },
  )
  seen = { observed, margins, report: (isIntersecting) => act(async () => callback([{ isIntersecting }])) }
})

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('an island is drawn once its script is there', async () => {
  const View = island(() => Promise.resolve({ default: Greeting }))
  await act(async () =>
    render(
      <Suspense>
        <View name="rider" />
      </Suspense>,
    ),
  )
  expect(screen.getByText('Hello rider')).toBeVisible()
})

test('far away, its children stand in its place and its script is not loaded', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Greeting }))
  const View = islandNear(load)
  render(<View name="rider">Before</View>)
  await seen.report(false)
  expect(document.body).toHaveTextContent(/^Before$/)
  expect(load).not.toHaveBeenCalled()
})

test('near, it takes their place; near is a quarter of a screen above or below', async () => {
  const View = islandNear(() => Promise.resolve({ default: Greeting }))
  render(<View name="rider">Before</View>)
  await seen.report(true)
  expect(document.body).toHaveTextContent(/^Hello rider$/)
  expect(seen.margins).toEqual(['25% 0%'])
})

test.each([
  ['types in them', '<input>', (field: HTMLElement) => field.focus(), (field: HTMLElement) => field.blur()],
  [
    'has a dialog of theirs open',
    '<dialog open></dialog>',
    () => {},
    (dialog: HTMLElement) => {
      dialog.removeAttribute('open')
      dialog.dispatchEvent(new Event('close'))
    },
  ],
])('its children stay while the visitor %s', async (_case, html, begin, end) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const View = islandNear(() => Promise.resolve({ default: Greeting }))
  render(
    <View name="rider">
      <div data-testid="children" dangerouslySetInnerHTML={{ __html: html }} />
    </View>,
  )
  const control = screen.getByTestId('children').firstElementChild as HTMLElement
  begin(control)
  await seen.report(true)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(control).toBeInTheDocument()
  end(control)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(document.body).toHaveTextContent(/^Hello rider$/)
})

test.each([
  ['stay once a form among them is sent, which leads to another page', false, /^Before$/],
  ['are replaced where a script has kept their form from being sent', true, /^Hello rider$/],
])('its children %s', async (_case, isPrevented, words) => {
  const View = islandNear(() => Promise.resolve({ default: Greeting }))
  render(
    <View name="rider">
      <form>Before</form>
    </View>,
  )
  const sending = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  if (isPrevented) sending.preventDefault()
  document.querySelector('form')?.dispatchEvent(sending)
  await seen.report(true)
  expect(document.body).toHaveTextContent(words)
  act(() => void dispatchEvent(new Event('pageshow')))
  expect(document.body).toHaveTextContent(/^Hello rider$/)
})

test('its children are replaced when a form beside them is sent', async () => {
  const View = islandNear(() => Promise.resolve({ default: Greeting }))
  render(
    <>
      <form />
      <View name="rider">Before</View>
    </>,
  )
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
  await seen.report(true)
  expect(document.body).toHaveTextContent(/^Hello rider$/)
})

test('an urgent one does not wait for anybody to come near', async () => {
  const isUrgent = vi.fn(() => true)
  const View = islandNear(() => Promise.resolve({ default: Greeting }), undefined, isUrgent)
  await act(async () => render(<View name="rider">Before</View>))
  expect(document.body).toHaveTextContent(/^Hello rider$/)
  expect(isUrgent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'rider' }))
})

test('one that is not wanted is not loaded, urgent or not', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Greeting }))
  const View = islandNear(
    load,
    () => false,
    () => true,
  )
  await act(async () => render(<View name="rider">Before</View>))
  expect(load).not.toHaveBeenCalled()
})

test('its children stay where its script can’t be had, and the console says why', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const View = islandNear<{ name: string }>(() => Promise.reject(new Error('offline')))
  render(<View name="rider">Before</View>)
  await seen.report(true)
  expect(document.body).toHaveTextContent(/^Before$/)
  expect(complaints).toHaveBeenCalledWith(new Error('offline'))
})

type Options = { speed: number }

function attached() {
  const detach = vi.fn<() => void>()
  const attach = vi.fn<Attach<Options>>(() => detach)
  return { attach, detach, Behaviour: behaviour(() => Promise.resolve({ default: attach })) }
}

test('a behaviour is attached to its parent element once a visitor comes near, and undone with it', async () => {
  const { attach, detach, Behaviour } = attached()
  const view = render(
    <section>
      <Behaviour speed={7} />
    </section>,
  )
  expect(attach).not.toHaveBeenCalled()
  await seen.report(true)
  expect(attach).toHaveBeenCalledExactlyOnceWith(view.container.querySelector('section'), { speed: 7 })
  view.unmount()
  expect(detach).toHaveBeenCalledTimes(1)
})

test('a behaviour is not attached again by options of the same values', async () => {
  const { attach, Behaviour } = attached()
  const view = render(
    <section>
      <Behaviour speed={7} />
    </section>,
  )
  await seen.report(true)
  view.rerender(
    <section>
      <Behaviour speed={7} />
    </section>,
  )
  expect(attach).toHaveBeenCalledTimes(1)
})

test('a behaviour whose script comes after its element is gone is not attached', async () => {
  const attach = vi.fn<Attach<Options>>(() => () => undefined)
  let arrive: (module: { default: typeof attach }) => void = () => undefined
  const Behaviour = behaviour<Options>(() => new Promise((resolve) => (arrive = resolve)))
  const view = render(
    <section>
      <Behaviour speed={7} />
    </section>,
  )
  await seen.report(true)
  view.unmount()
  await act(async () => arrive({ default: attach }))
  expect(attach).not.toHaveBeenCalled()
})

test('an element hears presses for as long as its behaviour is attached', async () => {
  const Marked = behaviour(() => Promise.resolve({ default: () => () => undefined }))
  const { unmount } = render(
    <section data-testid="root">
      <Marked />
    </section>,
  )
  const root = screen.getByTestId('root')
  expect(root.onclick).toBeNull()
  await seen.report(true)
  expect(root.onclick).not.toBeNull()
  unmount()
  expect(root.onclick).toBeNull()
})

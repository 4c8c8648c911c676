import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachCountdown from '@/components/ui/countdown/attach-countdown'
import { Countdown } from '@/components/ui/countdown/countdown'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const endsAt = new Date('2027-03-01T18:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-27T16:58:57Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

async function drawn(props: Partial<Parameters<typeof Countdown>[0]> = {}) {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(await resolveTree(<Countdown endsAt={endsAt} locale="en" {...props} />))
  const root = box.querySelector<HTMLElement>('.countdown')
  if (!root) throw new Error('no countdown drawn')
  return root
}

const figures = (root: HTMLElement) => [...root.querySelectorAll('dd')].map((figure) => figure.textContent).join(' ')

test('counts down to its end each second, then stays at zeros [SL-hero_banner-12]', async () => {
  const root = await drawn()
  attachCountdown(root, { endsAt: endsAt.toISOString() })
  expect(figures(root)).toBe('02 01 01 03')
  vi.advanceTimersByTime(3000)
  expect(figures(root)).toBe('02 01 01 00')
  vi.advanceTimersByTime(1000)
  expect(figures(root)).toBe('02 01 00 59')
  vi.setSystemTime(new Date(endsAt.getTime() - 500))
  vi.advanceTimersByTime(1000)
  expect(figures(root)).toBe('00 00 00 00')
  expect(vi.getTimerCount()).toBe(0)
})

test('follows the clock it is given, and shows zeros at once past the end', async () => {
  const root = await drawn()
  attachCountdown(root, { endsAt: endsAt.toISOString() }, () => new Date('2030-01-01T00:00:00Z'))
  expect(figures(root)).toBe('00 00 00 00')
  expect(vi.getTimerCount()).toBe(0)
})

test('stops when it is detached', async () => {
  const detach = attachCountdown(await drawn(), { endsAt: endsAt.toISOString() })
  detach()
  expect(vi.getTimerCount()).toBe(0)
})

test('names days, hours, minutes and seconds, in the words of the content where it has some [SL-hero_banner-13]', async () => {
  const labels = (root: HTMLElement) => [...root.querySelectorAll('dt')].map((label) => label.textContent)
  expect(labels(await drawn())).toEqual(['days', 'hours', 'minutes', 'seconds'])
  expect(labels(await drawn({ labels: { days: 'sleeps' } }))).toEqual(['sleeps', 'hours', 'minutes', 'seconds'])
})

test('says its end in UTC without script, and is a timer that is not read out as it runs', async () => {
  const root = await drawn()
  expect(root.querySelector('time')).toHaveTextContent('Ends March 1, 2027 at 6:00 PM UTC')
  expect(root.querySelector('time')).toHaveAttribute('datetime', '2027-03-01T18:00:00.000Z')
  expect(root).toHaveAttribute('role', 'timer')
  expect(root).toHaveAccessibleName(/Ends March 1, 2027/)
  expect(root.querySelector('[aria-live]')).toBeNull()
})

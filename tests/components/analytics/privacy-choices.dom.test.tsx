import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConsentBanner } from '@/components/analytics/consent-banner'
import { PrivacyChoices } from '@/components/analytics/privacy-choices'
import { reportClicks } from '@/components/analytics/report-clicks'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { stubSight } from '../ui/browser'

vi.mock('@/components/analytics/report-clicks', () => ({ reportClicks: vi.fn() }))

const kept = new Map<string, string>()
const privacy = { label: 'Privacy', link: { href: '/de/privacy', external: false, newTab: false } }

beforeEach(() => {
  kept.clear()
  vi.mocked(reportClicks).mockClear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

const answerWith = (answer: string) => kept.set('consent', `${answer} ${Date.now()}`)
const banner = () => screen.queryByRole('region', { name: 'May we count your clicks?' })
const button = (name: string) => screen.getByRole('button', { name })

/** The banner as the server draws it, with the footer's button at work. */
async function openPage(links = [privacy], main = '') {
  const drawn = document.createElement('div')
  drawn.innerHTML = renderToStaticMarkup(await resolveTree(<ConsentBanner links={links} locale="de" />)) + main
  document.body.replaceChildren(drawn)
  render(<PrivacyChoices>Privacy choices</PrivacyChoices>)
  await untilLoaded()
  fireEvent.pointerMove(window)
}

const untilLoaded = () =>
  act(async () => {
    await vi.dynamicImportSettled()
  })

async function press(name: string) {
  fireEvent.click(button(name))
  await untilLoaded()
}

test('who has not answered is asked, with two buttons of one look and the way to the privacy page', async () => {
  await openPage()
  expect(banner()).toBeVisible()
  expect(button('Accept').className).toBe(button('Refuse').className)
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/de/privacy')
  expect(document.body).toHaveFocus()
  expect(reportClicks).not.toHaveBeenCalled()
})

test('without a privacy page there is no link to one', async () => {
  await openPage([])
  expect(screen.queryByRole('link')).toBeNull()
})

test('accepting starts the reports and is remembered', async () => {
  await openPage()
  await press('Accept')
  expect(banner()).toBeNull()
  expect(kept.get('consent')).toMatch(/^granted \d+$/)
  expect(reportClicks).toHaveBeenCalledOnce()
})

test('refusing is remembered, and starts nothing', async () => {
  await openPage()
  await press('Refuse')
  expect(banner()).toBeNull()
  expect(kept.get('consent')).toMatch(/^refused \d+$/)
  expect(reportClicks).not.toHaveBeenCalled()
})

test.each([
  ['granted', 1],
  ['refused', 0],
])('who has %s is not asked again', async (answer, starts) => {
  answerWith(answer)
  await openPage()
  expect(banner()).toBeNull()
  expect(reportClicks).toHaveBeenCalledTimes(starts)
})

test('the button in the footer asks again, says what holds, and gets the focus back', async () => {
  answerWith('refused')
  await openPage()
  await press('Privacy choices')
  expect(banner()).toHaveFocus()
  expect(banner()).toHaveAttribute('data-consent', 'refused')
  button('Accept').focus()
  await press('Accept')
  expect(button('Privacy choices')).toHaveFocus()
  expect(reportClicks).toHaveBeenCalledOnce()
})

test('nobody is asked before they do something', async () => {
  const drawn = document.createElement('div')
  drawn.innerHTML = renderToStaticMarkup(await resolveTree(<ConsentBanner links={[privacy]} locale="de" />))
  document.body.replaceChildren(drawn)
  render(<PrivacyChoices>Privacy choices</PrivacyChoices>)
  await untilLoaded()
  expect(banner()).toBeNull()
  fireEvent.keyDown(window, { key: 'Tab' })
  expect(banner()).toBeVisible()
})

describe('while the page’s first button stands where the banner would lie', () => {
  const main = '<main><a href="/plans" data-cta="primary">Join</a></main>'

  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { checkVisibility: () => true }) // jsdom has none
    return () => Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
  })

  test('it waits unseen, and comes for good once the button has been scrolled away from there', async () => {
    const { see, watches } = stubSight()
    await openPage([privacy], main)
    expect(banner()).toHaveAttribute('data-waiting')
    see(true)
    expect(banner()).toHaveAttribute('data-waiting')
    see(false)
    expect(banner()).not.toHaveAttribute('data-waiting')
    expect(watches()).toBe(false)
  })

  test('it comes at once for visitors who ask for it, and for nobody who has answered', async () => {
    const { see } = stubSight()
    await openPage([privacy], main)
    await press('Privacy choices')
    expect(banner()).not.toHaveAttribute('data-waiting')
    await press('Refuse')
    see(false)
    expect(banner()).toBeNull()
  })
})

test('an answer in another tab closes the banner here', async () => {
  await openPage()
  fireEvent(window, new StorageEvent('storage'))
  expect(banner()).toBeVisible()
  answerWith('granted')
  fireEvent(window, new StorageEvent('storage'))
  await untilLoaded()
  expect(banner()).toBeNull()
  expect(reportClicks).toHaveBeenCalledOnce()
})

test('a page that comes back after the answer was given elsewhere does not ask', async () => {
  await openPage()
  answerWith('refused')
  fireEvent(window, new Event('pageshow'))
  expect(banner()).toBeNull()
})

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ConsentBanner } from '@/components/analytics/consent-banner'
import { BANNER_ID } from '@/components/analytics/consent-ids'
import { ConsentChoices } from '@/components/analytics/consent-choices'
import { PrivacyChoices } from '@/components/analytics/privacy-choices'
import { reportClicks } from '@/components/analytics/report-clicks'
import { waitForPaint } from '@/components/ui/wait-for-paint'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { openDialogs } from '../../support/dialogs'
import { answerWith, forgetAnswer, keptAnswer } from '../../lib/support/consent'
import { stubSight } from '../ui/browser'

const off = vi.hoisted(() => new Set<string>())

vi.mock('@/lib/core/server/off', () => ({ isOff: (service: string) => off.has(service) }))
vi.mock('@/components/analytics/report-clicks', () => ({ reportClicks: vi.fn() }))

const privacy = { label: 'Privacy', link: { href: '/de/privacy', external: false, newTab: false } }

beforeEach(() => {
  forgetAnswer()
  off.clear()
  openDialogs()
  vi.mocked(reportClicks).mockClear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const banner = () => screen.queryByRole('region', { name: 'May we count clicks and load videos?' })
const choices = () => screen.queryByRole('dialog', { name: 'Privacy choices' })
/** A button of the dialog while it is open, otherwise of the page. */
const button = (name: string) => within(choices() ?? document.body).getByRole('button', { name })
const box = (name: string) => screen.getByRole('checkbox', { name })

async function drawAll(links: (typeof privacy)[]): Promise<string> {
  const asks = off.has('tracking') ? [] : [<ConsentBanner key="banner" links={links} locale="de" />]
  const parts = [...asks, <ConsentChoices key="choices" />]
  return renderToStaticMarkup(await Promise.all(parts.map(resolveTree)))
}

/** The footer's button at work, and then the banner and the dialog, which the page draws once it is hydrated. */
async function openPage(links = [privacy], main = '') {
  const drawn = document.createElement('div')
  drawn.innerHTML = (await drawAll(links)) + main
  document.body.replaceChildren()
  render(<PrivacyChoices asksForStatistics={!off.has('tracking')}>Privacy choices</PrivacyChoices>)
  document.body.append(drawn)
  await untilLoaded()
  fireEvent.pointerMove(window)
  await act(waitForPaint)
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
  expect(button('Accept all').className).toBe(button('Only necessary').className)
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/de/privacy')
  expect(document.body).toHaveFocus()
  expect(reportClicks).not.toHaveBeenCalled()
})

test('without a privacy page there is no link to one', async () => {
  await openPage([])
  expect(screen.queryByRole('link')).toBeNull()
})

test('accepting starts the reports and is remembered for every category', async () => {
  await openPage()
  await press('Accept all')
  expect(banner()).toBeNull()
  expect(keptAnswer()).toBe('statistics+outside+chat')
  expect(reportClicks).toHaveBeenCalledOnce()
})

test('refusing is remembered, and starts nothing', async () => {
  await openPage()
  await press('Only necessary')
  expect(banner()).toBeNull()
  expect(keptAnswer()).toBe('none')
  expect(reportClicks).not.toHaveBeenCalled()
})

test.each([
  ['statistics', 1],
  ['outside+chat', 0],
  ['none', 0],
])('who has agreed to %s is not asked again', async (answer, starts) => {
  answerWith(answer)
  await openPage()
  expect(banner()).toBeNull()
  expect(reportClicks).toHaveBeenCalledTimes(starts)
})

test('each thing can be chosen by itself, and the banner goes with that', async () => {
  await openPage()
  await press('Choose')
  expect(screen.getAllByRole('checkbox').map((each) => each.matches(':checked'))).toEqual([false, false, false])
  fireEvent.click(box('Video players and maps'))
  await press('Save choice')
  expect(choices()).toBeNull()
  expect(banner()).toBeNull()
  expect(keptAnswer()).toBe('outside')
  expect(reportClicks).not.toHaveBeenCalled()
})

test('the button in the footer shows what holds, and lets it be changed', async () => {
  answerWith('outside')
  await openPage()
  await press('Privacy choices')
  expect(box('Video players and maps')).toBeChecked()
  expect(box('Statistics')).not.toBeChecked()
  expect(box('Chat')).not.toBeChecked()
  fireEvent.click(box('Statistics'))
  await press('Save choice')
  expect(keptAnswer()).toBe('statistics+outside')
  expect(reportClicks).toHaveBeenCalledOnce()
  await press('Privacy choices')
  await press('Only necessary')
  expect(keptAnswer()).toBe('none')
})

test('closing the dialog answers nothing', async () => {
  await openPage()
  await press('Choose')
  fireEvent.click(box('Statistics'))
  document.querySelector('dialog')?.close()
  await untilLoaded()
  expect(choices()).toBeNull()
  expect(keptAnswer()).toBeUndefined()
  expect(banner()).toBeVisible()
})

test('whose browser sends Global Privacy Control is not asked, reads so, and may agree all the same', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  await openPage()
  expect(banner()).toBeNull()
  await press('Privacy choices')
  expect(choices()).toHaveAttribute('data-signal')
  expect(choices()).toHaveTextContent('Your browser asks sites, through Global Privacy Control')
  fireEvent.click(box('Statistics'))
  await press('Save choice')
  expect(keptAnswer()).toBe('statistics .gpc')
  expect(reportClicks).toHaveBeenCalledOnce()
})

describe('of services that the site does without nothing is said', () => {
  test('chat', async () => {
    off.add('chat')
    await openPage()
    expect(banner()).toHaveTextContent('Some videos and maps come from other companies.')
    await press('Choose')
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    expect(document.body).not.toHaveTextContent(/chat/i)
  })

  test('tracking, of which nothing is downloaded either', async () => {
    off.add('tracking')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    answerWith('statistics', Date.now(), '.gpc')
    const asked = vi.spyOn(document, 'getElementById')
    await openPage()
    // What the prompt would look for as soon as it is there.
    expect(asked).not.toHaveBeenCalledWith(BANNER_ID)
    await press('Privacy choices')
    expect(choices()).not.toHaveTextContent(/Global Privacy Control|statistics/i)
  })
})

test('nobody is asked behind an open dialog, but once it is closed', async () => {
  const search = document.createElement('dialog')
  document.body.parentElement?.append(search)
  onTestFinished(() => search.remove())
  search.showModal()
  await openPage()
  expect(banner()).toBeNull()
  search.close()
  await untilLoaded()
  expect(banner()).toBeVisible()
})

test('nobody is asked before they do something', async () => {
  const drawn = document.createElement('div')
  drawn.innerHTML = await drawAll([privacy])
  document.body.replaceChildren(drawn)
  render(<PrivacyChoices asksForStatistics={!off.has('tracking')}>Privacy choices</PrivacyChoices>)
  await untilLoaded()
  expect(banner()).toBeNull()
  fireEvent.keyDown(window, { key: 'Tab' })
  await act(waitForPaint)
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

  test('it does not come any more for who has answered in the meantime', async () => {
    const { see } = stubSight()
    await openPage([privacy], main)
    await press('Privacy choices')
    await press('Only necessary')
    see(false)
    expect(banner()).toBeNull()
  })
})

test('an answer in another tab closes the banner here', async () => {
  await openPage()
  fireEvent.focus(window)
  expect(banner()).toBeVisible()
  answerWith('statistics')
  fireEvent.focus(window)
  await untilLoaded()
  expect(banner()).toBeNull()
  expect(reportClicks).toHaveBeenCalledOnce()
})

test('a page that comes back after the answer was given elsewhere does not ask', async () => {
  await openPage()
  answerWith('none')
  fireEvent(window, new Event('pageshow'))
  expect(banner()).toBeNull()
})

import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepConsent } from '@/lib/core/keep-consent'
import { agreedPattern } from '@/lib/core/starts-unless'
import attachDealerLocator from '@/slices/DealerLocator/attach-dealer-locator'
import OwnDocument from '@/slices/DealerLocator/own-document'
import { answerWith, forgetAnswer, keptAnswer } from '../lib/support/consent'
import { paragraph, sectionElement } from './render-section'

const script = 'http://localhost:4010/locator/locator.js'

beforeEach(() => {
  vi.useFakeTimers()
  answerWith('outside')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
const happen = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type))

async function locator() {
  document.body.replaceChildren(await sectionElement('dealer_locator'))
  const root = document.querySelector<HTMLElement>('.dealer-locator')
  if (!root) throw new Error('no locator drawn')
  const detach = attachDealerLocator(root, { script, company: 'gruppetto' })
  return { root, detach, state: () => root.dataset.state }
}

test('has a place for the dealers, words around it, and names the script to the page’s policy [SL-dealer_locator-01]', async () => {
  const primary = { title: 'Partner shops', description: paragraph('Call before you come.') }
  const element = await sectionElement('dealer_locator', { primary })
  expect(element.querySelector('#store-locator')).toBeEmptyDOMElement()
  expect(element.querySelector('[data-runs-script="locator"]')).not.toBeNull()
  expect(element.querySelector('h2')).toHaveTextContent('Partner shops')
  expect(element).toHaveTextContent('Call before you come.')
  expect(element.querySelector('a[href="mailto:support@gruppetto.example"]')).not.toBeNull()
})

test('loads the script of the store locator with the company [SL-dealer_locator-02]', async () => {
  const { state } = await locator()
  expect(scripts().map(({ src }) => src)).toEqual([`${script}?company=gruppetto`])
  expect(state()).toBe('loading')
  happen('load')
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('shown')
})

test('asks who has not agreed to outside content, naming its host, and loads nothing before', async () => {
  forgetAnswer()
  const { root, state } = await locator()
  expect(state()).toBeUndefined()
  expect(scripts()).toEqual([])
  expect(root).toHaveTextContent(/The list comes from [\w.:]+, which then learns your IP address\./)
  press('Show the list')
  expect(scripts()).toHaveLength(1)
  expect(state()).toBe('loading')
  expect(keptAnswer()).toBeUndefined()
})

test('loads without being asked from now on for who wants that', async () => {
  answerWith('statistics')
  const { detach } = await locator()
  press('Always load video players and maps')
  expect(scripts()).toHaveLength(1)
  expect(keptAnswer()).toBe('statistics+outside')
  detach()
  expect((await locator()).state()).toBe('loading')
})

test('the question is in the page before its script, which begins with the first paint for those alone who have agreed', async () => {
  const element = await sectionElement('dealer_locator')
  expect(element.querySelector('[data-needs-script]')).toHaveTextContent('Show the list')
  const mark = element.querySelector<HTMLElement>('[data-starts="paint"]')
  expect(JSON.parse(mark?.dataset.unless ?? '')).toEqual({ cookies: agreedPattern('outside') })
})

test('who agrees elsewhere on the page gets the list, once; who agrees to something else does not', async () => {
  forgetAnswer()
  const { state, detach } = await locator()
  keepConsent(['statistics'])
  expect(state()).toBeUndefined()
  keepConsent(['outside'])
  keepConsent(['outside', 'chat'])
  expect(state()).toBe('loading')
  expect(scripts()).toHaveLength(1)
  detach()
  keepConsent(['outside'])
  expect(scripts()).toHaveLength(1)
})

test.each(['Show the list', 'Always load video players and maps'])(
  'the focus stays with the list as the button “%s” goes',
  async (name) => {
    forgetAnswer()
    await locator()
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    button?.focus()
    press(name)
    expect(document.activeElement).toHaveAccessibleName('Find a dealer')
    expect(scripts()).toHaveLength(1)
  },
)

test('says so where the script can’t be had, and tries again when asked [SC-002]', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  const { state } = await locator()
  for (let attempt = 0; attempt < 4; attempt += 1) {
    happen('error')
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(state()).toBe('failed')
  expect(complaint).toHaveBeenCalledWith(new Error(`Failed to load ${script}?company=gruppetto`))
  press('Try again')
  expect(state()).toBe('loading')
  expect(scripts()).toHaveLength(1)
})

test.each([
  ['by a link', 'https://site.test/', 1, 'loading'],
  ['by its address', 'https://site.test/find-a-store', 0, undefined],
] as const)(
  'a page that was come to %s is loaded anew only where the policy is another page’s',
  (_, loadedAt, reloads, state) => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { href: location.href, pathname: '/find-a-store', reload })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: loadedAt } as PerformanceNavigationTiming])
    const { container } = render(<OwnDocument />)
    expect(reload).toHaveBeenCalledTimes(reloads)
    expect(container.dataset.state).toBe(state)
  },
)

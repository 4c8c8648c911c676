import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachTabBar from '@/slices/StickyNavigation/attach-tab-bar'
import { sectionElement, sectionHtml, webLink } from './render-section'

const tab = (text: string, link = `#${text.toLowerCase()}`, fields = {}) => ({ text, link: webLink(link), ...fields })
const section = (items: Record<string, unknown>[]) => sectionElement('sticky_navigation', { items })

test('is a bar of tabs in one row [SL-sticky_navigation-01]', async () => {
  const element = await section([tab('Ride'), tab('Run'), tab('Shop', '/shop')])
  expect(element.querySelector('nav')).toHaveAttribute('aria-label', 'On this page: Ride and more')
  const links = [...element.querySelectorAll('nav li a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Ride', '#ride'],
    ['Run', '#run'],
    ['Shop', '/shop'],
  ])
})

test('its tabs share one row in equal parts that no text moves [SL-sticky_navigation-02]', async () => {
  const list = (await section([tab('Ride'), tab('Trainingsgeschwindigkeit')])).querySelector('ul')
  expect(list).toHaveClass('grid', 'grid-flow-col', 'auto-cols-[minmax(9.5rem,1fr)]')
  expect(list?.children).toHaveLength(2)
})

test('a tab has icon, alternative text, text, colour and link [SL-sticky_navigation-03]', async () => {
  const icon = {
    icon_url: { link_type: 'Media', url: 'http://localhost:4010/media/icons/bike.png' },
    icon_alt: 'A bike',
  }
  const element = await section([tab('Ride', '/ride', { ...icon, color: '#4B3FBB' })])
  const image = element.querySelector('img')
  expect(image?.getAttribute('src')).toMatch(/^http:\/\/localhost:4010\/media\/icons\/bike\.png\?/)
  expect(image).toHaveAttribute('alt', 'A bike')
  expect(element.querySelector('li')).toHaveStyle({ backgroundColor: 'rgb(75 63 187)' })
  expect(element.querySelector('li')).toHaveClass('text-paper')
  expect(element.querySelector('a')).toHaveTextContent('Ride')
})

test('a tab that only its icon names needs no text; one without any name says so [PB-058]', async () => {
  const icon = { icon_url: 'https://media.example/trophy.png', icon_alt: 'Racing' }
  const [named, nameless] = (await section([tab('', '/racing', icon), tab('', '/unnamed')])).querySelectorAll('a')
  expect(named?.textContent).toBe('')
  expect(nameless).toHaveTextContent('Need a label')
})

test('drops tabs that lead nowhere, and shows nothing without a tab [PB-034, PB-035]', async () => {
  const element = await section([{ text: 'Nowhere' }, tab('Bad', 'javascript:alert(1)'), tab('Ride')])
  expect(element.querySelectorAll('li')).toHaveLength(1)
  expect(await sectionHtml('sticky_navigation')).toBe('')
  expect(await sectionHtml('sticky_navigation', { items: [{ text: 7, link: {}, icon_url: [] }] })).toBe('')
})

/** Puts the bar and its sections on the page; sections lie 1000 px apart, the line below the bar at 0. */
function place(html = '<a href="#ride">Ride</a><a href="#run">Run</a><a href="/shop">Shop</a>') {
  document.body.innerHTML = `<nav><div data-tab-list>${html}</div></nav><div id="ride"></div><div id="run"></div>`
  for (const [index, id] of ['ride', 'run'].entries()) {
    const element = document.getElementById(id)
    if (element) element.getBoundingClientRect = () => new DOMRect(0, (index + 1) * 1000 - window.scrollY, 100, 900)
  }
  return document.querySelector('nav') ?? document.body
}

const current = () => document.querySelector('[aria-current]')?.textContent
let detach = () => undefined as void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrolledTo(top))
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000, configurable: true })
  scrolledTo(0)
})

afterEach(() => {
  detach()
  vi.useRealTimers()
  scrolledTo(0)
  window.history.replaceState(null, '', '/')
})

function scrolledTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

test.each([
  ['?ZC', true],
  ['?page=2&ZC=1', true],
  ['', false],
  ['?zc', false],
  ['?other=ZC', false],
])('with %j in the address the look of a primary navigation goes: %j [SL-sticky_navigation-04]', (query, isPlain) => {
  window.history.replaceState(null, '', `/${query}`)
  const bar = place()
  detach = attachTabBar(bar)
  expect(bar.hasAttribute('data-plain')).toBe(isPlain)
})

test('marks the tab of the section that is read, 100 ms after the last scroll [SX-002]', () => {
  detach = attachTabBar(place())
  expect(current()).toBeUndefined()
  scrolledTo(1200)
  vi.advanceTimersByTime(60)
  scrolledTo(1300)
  vi.advanceTimersByTime(99)
  expect(current()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(current()).toBe('Ride')
  scrolledTo(2500)
  vi.advanceTimersByTime(100)
  expect(current()).toBe('Run')
  scrolledTo(0)
  vi.advanceTimersByTime(100)
  expect(current()).toBeUndefined()
})

test('a section counts as read exactly from its top on [SX-004]', () => {
  detach = attachTabBar(place())
  scrolledTo(998)
  vi.advanceTimersByTime(100)
  expect(current()).toBeUndefined()
  scrolledTo(1000)
  vi.advanceTimersByTime(100)
  expect(current()).toBe('Ride')
})

test('the last section is read at the end of the page, also where it never reaches the top', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 1500 + window.innerHeight,
    configurable: true,
  })
  detach = attachTabBar(place())
  scrolledTo(1500)
  vi.advanceTimersByTime(100)
  expect(current()).toBe('Run')
})

test('at the end of the page the section is read that a tab has led to, until the address names another', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 500 + window.innerHeight,
    configurable: true,
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  detach = attachTabBar(place())
  document.querySelector<HTMLElement>('a[href="#ride"]')?.click()
  scrolledTo(500)
  vi.advanceTimersByTime(100)
  expect(current()).toBe('Ride')
  document.querySelector<HTMLElement>('a[href="#run"]')?.click()
  scrolledTo(500)
  vi.advanceTimersByTime(100)
  expect(current()).toBe('Run')
})

test('the row of tabs follows the section that is read, and returns with the page', () => {
  detach = attachTabBar(place())
  const list = document.querySelector('[data-tab-list]') ?? document.body
  const run = document.querySelector('a[href="#run"]') ?? document.body
  list.getBoundingClientRect = () => new DOMRect(0, 0, 200, 60)
  run.getBoundingClientRect = () => new DOMRect(300, 0, 100, 60)
  scrolledTo(2500)
  vi.advanceTimersByTime(100)
  expect(list.scrollLeft).toBe(250)
  scrolledTo(0)
  vi.advanceTimersByTime(100)
  expect(list.scrollLeft).toBe(0)
  // The visitor looks at the tabs, and moves the page a little.
  list.scrollLeft = 120
  scrolledTo(20)
  vi.advanceTimersByTime(100)
  expect(list.scrollLeft).toBe(120)
})

test('a tab brings its section to the bar within 400 ms, and its hash into the address [SX-003, SX-004]', () => {
  detach = attachTabBar(place())
  document.querySelector<HTMLElement>('a[href="#run"]')?.click()
  vi.advanceTimersByTime(200)
  expect(window.scrollY).toBeGreaterThan(500)
  expect(window.scrollY).toBeLessThan(2000)
  vi.advanceTimersByTime(220)
  expect(window.scrollY).toBe(2000)
  expect(window.location.hash).toBe('#run')
  expect(document.activeElement?.id).toBe('run')
})

test('goes at once for visitors who ask for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  detach = attachTabBar(place())
  document.querySelector<HTMLElement>('a[href="#run"]')?.click()
  expect(window.scrollY).toBe(2000)
})

test('stops on the way when the visitor scrolls', () => {
  detach = attachTabBar(place())
  document.querySelector<HTMLElement>('a[href="#run"]')?.click()
  vi.advanceTimersByTime(100)
  window.dispatchEvent(new Event('wheel'))
  const stopped = window.scrollY
  vi.advanceTimersByTime(1000)
  expect(window.scrollY).toBe(stopped)
})

test('leaves links to other pages, to sections that are missing and broken hashes to the browser', () => {
  const links =
    '<a href="/shop">a</a><a href="#gone">b</a><a href="#%E0%A4%A">c</a><a href="https://else.example/#run">d</a>'
  detach = attachTabBar(place(links))
  for (const link of document.querySelectorAll('a')) {
    const click = new MouseEvent('click', { cancelable: true })
    link.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  }
})

test('does nothing any more once it is detached', () => {
  attachTabBar(place())()
  scrolledTo(1200)
  vi.advanceTimersByTime(1000)
  expect(current()).toBeUndefined()
})

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followProgressLinks } from '@/components/campaigns/progress/follow-progress-links'
import { openDialogs } from '@/tests/support/dialogs'

openDialogs()

const followed = vi.fn()
addEventListener('hashchange', followed)

beforeEach(() => {
  history.replaceState({ kept: true }, '', '/about?ref=mail#top')
  followed.mockClear()
  onTestFinished(followProgressLinks())
})

const address = () => location.pathname + location.search + location.hash

/** Clicks on the first link of a document. @returns whether the browser was left to follow it */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let isLeft = true
  const after = () => {
    isLeft = !event.defaultPrevented
    event.preventDefault() // jsdom can't navigate
  }
  document.addEventListener('click', after, { once: true })
  document.querySelector('a')?.dispatchEvent(event)
  return isLeft
}

test.each([
  ['/settings/campaigns/tour-of-summits', 'tour-of-summits'],
  ['/ja/settings/campaigns/tour-of-summits?from=mail#top', 'tour-of-summits'],
  ['/settings/campaigns/a%2Fb', 'a%2Fb'],
  ['/settings/campaigns', ''],
  ['/de/settings/campaigns', ''],
])('a link to %s puts its campaign into the page’s address, with the focus on the link', (href, campaign) => {
  expect(click(`<main><a href="${href}">Mine</a></main>`)).toBe(false)
  expect(address()).toBe(`/about?ref=mail&campaign=${campaign}`)
  expect(history.state).toEqual({ kept: true })
  expect(followed).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(document.querySelector('a'))
})

test.each([
  '<a href="/settings">Overview</a>',
  '<a href="/settings/campaignsx">Other</a>',
  '<a href="/settings/campaigns/a/b">Other</a>',
  '<a href="/campaigns/tour-of-summits">Campaign</a>',
  '<a href="https://elsewhere.test/settings/campaigns/tour">Elsewhere</a>',
  '<a href="/settings/campaigns/tour" target="_blank">New tab</a>',
  '<div class="member-area"><a href="/settings/campaigns">Between a player’s own pages</a></div>',
])('%s is left to the browser', async (html) => {
  expect(click(html)).toBe(true)
  expect(address()).toBe('/about?ref=mail#top')
  expect(followed).not.toHaveBeenCalled()
})

test.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j asks the browser for something else',
  (init) => {
    expect(click('<a href="/settings/campaigns/tour">Mine</a>', init)).toBe(true)
  },
)

test('from a drawer, which closes first, so that the focus comes back to its button', () => {
  click('<dialog open><a href="/settings/campaigns">Mine</a></dialog>')
  expect(followed).toHaveBeenCalledOnce()
  expect(document.querySelector('dialog')?.open).toBe(false)
})

import { expect, test } from 'vitest'
import { siteGuide } from '@/lib/delivery/page-forms/site-guide'

const SITE = 'https://site.example'
const HEAD = '<head><meta property="og:site_name" content="Gruppetto"><meta name="description" content="Ride."></head>'
const guideOf = (body: string, head = HEAD) => siteGuide(`<html>${head}<body>${body}</body></html>`, SITE)

const drawer = (items: string) => `<dialog id="drawer"><nav aria-label="Main"><ul>${items}</ul></nav></dialog>`
const footer = (groups: string) => `<footer class="site-footer x"><nav aria-label="Footer">${groups}</nav></footer>`

test('what the menu names is listed in its groups, and what stands alone below the menu’s own name', () => {
  const group =
    '<li><p>Ride</p><ul><li><a href="/ride">Riding</a></li><li><a href="/events?a=b#c">Events</a></li></ul></li>'
  expect(guideOf(drawer(`${group}<li><a href="/">Home [1]</a></li>`))).toBe(
    [
      '# Gruppetto\n\n> Ride.',
      '## Ride\n\n- [Riding](https://site.example/ride.md)\n- [Events](https://site.example/events.md)',
      '## Main\n\n- [Home \\[1\\]](https://site.example/index.md)\n',
    ].join('\n\n'),
  )
})

test('the footer adds pages that the menu does not name; other sites are left out', () => {
  const links =
    '<ul><li><a href="/ride">Ride</a></li><li><a href="/de/a">A</a></li><li><a href="https://x.example">X</a></li></ul>'
  const guide = guideOf(drawer('<li><a href="/ride">Riding</a></li>') + footer(`<div><h2>More</h2>${links}</div>`))
  expect(guide).toContain('## Main\n\n- [Riding](https://site.example/ride.md)\n\n')
  expect(guide).toMatch(/## More\n\n- \[A\]\(https:\/\/site\.example\/de\/a\.md\)\n$/)
})

test('the guides of other languages are named, but not its own', () => {
  const links =
    '<a href="/" data-home="" hreflang="en" aria-current="true">English</a><a href="/de" data-home="/de" hreflang="de">Deutsch</a>'
  expect(guideOf(`<div id="languages"><ul><li>${links}</li></ul></div>`)).toBe(
    '# Gruppetto\n\n> Ride.\n\n## Optional\n\n- [Deutsch](https://site.example/de/llms.txt)\n',
  )
})

test('the front page of a language is told from a page of that name', () => {
  const languages =
    '<div id="languages"><a href="/de" data-home="/de" hreflang="de" aria-current="true">Deutsch</a></div>'
  const guide = guideOf(languages + drawer('<li><a href="/de">Start</a></li><li><a href="/de/x">X</a></li>'))
  expect(guide).toContain('- [Start](https://site.example/de/index.md)\n- [X](https://site.example/de/x.md)')
})

test('a site without a menu, in an outage, is its name', () => {
  expect(guideOf(footer(''), '<head><meta property="og:site_name" content="Gruppetto"></head>')).toBe('# Gruppetto\n')
})

import { expect, test } from 'vitest'
import {
  academyPath,
  academyUid,
  campaignPath,
  eventPath,
  isPrefetchable,
  newsPath,
  pagePath,
  stagePath,
} from '@/lib/core/paths'

test('a page is addressed by its uid, the front page by none [PB-012]', () => {
  expect([pagePath('plans'), pagePath('home')]).toEqual(['/plans', '/'])
})

test('the dashes of an academy uid are the slashes of its address, and back [PB-012, CN-008]', () => {
  expect(academyPath('training-basics')).toBe('/academy/training/basics')
  expect(academyUid(['training', 'basics'])).toBe('training-basics')
})

test('campaigns, stages, events and news have addresses of their own [PB-012]', () => {
  expect(campaignPath('tour')).toBe('/campaigns/tour')
  expect(stagePath('tour', 'stage-1')).toBe('/campaigns/tour/stages/stage-1')
  expect(eventPath('7')).toBe('/events/view/7')
  expect(newsPath({ id: '12', postName: 'new-roads' })).toBe('/news/12-new-roads')
})

test.each([
  ['/plans', true],
  ['/loginish', true],
  ['/login', false],
  ['/login?returnTo=/plans', false],
  ['/join', false],
  ['/api/live-counts', false],
  ['/settings/profile', false],
  ['/de/my-events', false],
  ['/pt-br/settings?a=1', false],
  ['/pt-br/settings-of-a-bike', true],
  ['https://elsewhere.example/', false],
])('whether %s is a page that may be fetched ahead: %s', (href, expected) => {
  expect(isPrefetchable(href)).toBe(expected)
})

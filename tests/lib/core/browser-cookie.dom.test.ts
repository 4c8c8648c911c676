// @vitest-environment-options { "url": "https://site.test/" }
import { afterEach, expect, test, vi } from 'vitest'
import { keepCookie, readCookie } from '@/lib/core/browser-cookie'
import { agreesTo } from '@/lib/core/consent'
import { keepConsent } from '@/lib/core/keep-consent'
import { keepZone, visitorZone } from '@/lib/core/zone'
import { startHeadScript } from '../../head-script'
import { travelTo } from '../../travel-to'

afterEach(() => {
  for (const name of ['consent', 'zone', '__Host-consent', '__Host-zone', '__Host-a']) {
    document.cookie = `${name}=; path=/; max-age=0; secure`
  }
})

const times = () => {
  document.body.innerHTML = '<time data-local-time="clock 2030-05-15T22:30:00.000Z">–</time>'
  return document.querySelector('time')?.textContent
}

test('over https a cookie is bound to this host, for the whole site', () => {
  const written = vi.spyOn(Document.prototype, 'cookie', 'set')
  keepCookie('a', 'b', 60)
  expect(written).toHaveBeenCalledExactlyOnceWith('__Host-a=b; path=/; max-age=60; samesite=lax; secure')
  expect(readCookie('a')).toBe('b')
  keepCookie('a', '', 0)
  expect(readCookie('a')).toBeUndefined()
})

test('an answer or a zone that another host of the domain has set counts for nothing', async () => {
  travelTo('Europe/Berlin')
  document.cookie = `consent=statistics.${Date.now()}; path=/`
  document.cookie = 'zone=Asia/Tokyo; path=/'
  expect(agreesTo('statistics')).toBe(false)
  expect(visitorZone()).toBe('Europe/Berlin')
  times()
  await startHeadScript()
  expect(document.querySelector('time')).toHaveTextContent('12:30 AM')
})

test('what is answered and chosen here counts, in the head script, too', async () => {
  travelTo('Europe/Berlin')
  keepConsent(['outside'])
  keepZone('Asia/Tokyo')
  expect(agreesTo('outside')).toBe(true)
  expect(visitorZone()).toBe('Asia/Tokyo')
  times()
  await startHeadScript()
  expect(document.querySelector('time')).toHaveTextContent('7:30 AM')
})

test('of two cookies with one name none counts', async () => {
  travelTo('Europe/Berlin')
  const both = `__Host-zone=Asia/Tokyo; __Host-zone=America/Denver; __Host-consent=chat.${Date.now()}; __Host-consent=none.1`
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(both)
  expect(readCookie('zone')).toBeUndefined()
  expect(agreesTo('chat')).toBe(false)
  expect(visitorZone()).toBe('Europe/Berlin')
  times()
  await startHeadScript()
  expect(document.querySelector('time')).toHaveTextContent('12:30 AM')
})

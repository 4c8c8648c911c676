import { afterEach, expect, test, vi } from 'vitest'
import { isZone, keepZone, visitorZone, ZONE_CHANGE } from '@/lib/core/zone'
import { travelTo } from '../../travel-to'

afterEach(() => {
  document.cookie = 'zone=; path=/; max-age=0'
})

test('a visitor reads times in the zone of the browser, until they choose another', () => {
  travelTo('Europe/Berlin')
  expect(visitorZone()).toBe('Europe/Berlin')
  const told = vi.fn()
  addEventListener(ZONE_CHANGE, told, { once: true })
  keepZone('Asia/Tokyo')
  expect(visitorZone()).toBe('Asia/Tokyo')
  expect(document.cookie).toBe('zone=Asia/Tokyo')
  expect(told).toHaveBeenCalledOnce()
})

test('who chooses the browser’s own zone follows it again, also on a journey', () => {
  travelTo('Europe/Berlin')
  keepZone('Asia/Tokyo')
  keepZone('Europe/Berlin')
  expect(document.cookie).toBe('')
  travelTo('America/Denver')
  expect(visitorZone()).toBe('America/Denver')
})

test.each(['Asia/Kolkata', 'Asia/Calcutta'])('the browser’s own zone may be named %s', (zone) => {
  travelTo('Asia/Kolkata')
  keepZone('Asia/Tokyo')
  keepZone(zone)
  expect(document.cookie).toBe('')
})

test.each(['Mars/Olympus', '+05:30', '', 'Europe'])('%j in the cookie is no zone', (text) => {
  travelTo('Europe/Berlin')
  document.cookie = `zone=${text}; path=/`
  expect(isZone(text)).toBe(false)
  expect(visitorZone()).toBe('Europe/Berlin')
})

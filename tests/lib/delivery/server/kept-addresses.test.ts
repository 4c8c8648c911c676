import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { keptAddressLimits } from '@/lib/core/limits'
import { KeptAddresses } from '@/lib/delivery/server/kept-addresses'

function addresses() {
  const clock = { now: 1 }
  const kept = new KeptAddresses(() => clock.now)
  const answered = (url: string | undefined, state: string | undefined, headers = {}) => {
    const response = Object.assign(new EventEmitter(), {
      getHeader: (name: string) => (name === 'x-nextjs-cache' ? state : undefined),
    })
    kept.learn({ url, headers }, response as unknown as ServerResponse, {})
    response.emit('finish')
  }
  return { kept, clock, answered, has: (url: string | undefined, headers = {}) => kept.has({ url, headers }) }
}

test('an address is kept that was answered from the page cache, fresh or stale', () => {
  const { answered, has } = addresses()
  answered('/a', 'HIT')
  answered('/b', 'STALE')
  answered('/c', 'MISS')
  answered('/d', undefined)
  expect(['/a', '/b', '/c', '/d', '/e'].map((url) => has(url))).toEqual([true, true, false, false, false])
})

test('so is one that our server answers by itself', () => {
  const { kept, has } = addresses()
  const response = Object.assign(new EventEmitter(), { getHeader: () => undefined })
  kept.learn({ url: '/old', headers: {} }, response as unknown as ServerResponse, { isWithoutFramework: true })
  response.emit('finish')
  expect(has('/old')).toBe(true)
})

test('one that was made is not kept for a while, whatever is answered meanwhile', () => {
  const { answered, has, clock } = addresses()
  answered('/a', 'HIT')
  answered('/a', 'MISS')
  answered('/a', 'HIT')
  expect(has('/a')).toBe(false)
  clock.now += keptAddressLimits.madeMs - 1
  answered('/a', 'HIT')
  expect(has('/a')).toBe(false)
  clock.now += 2
  expect(has('/a')).toBe(false)
  answered('/a', 'HIT')
  expect(has('/a')).toBe(true)
})

test('a kept address stays one', () => {
  const { answered, has, clock } = addresses()
  answered('/a', 'HIT')
  clock.now += 1000 * keptAddressLimits.madeMs
  expect(has('/a')).toBe(true)
})

test('of a query the names count, in any order and any number', () => {
  const { answered, has } = addresses()
  answered('/a?b=1&a=2&b=3', 'HIT')
  expect(has('/a?a=x&b=y')).toBe(true)
  for (const other of ['/a', '/a?', '/a?a=2', '/a?a=1&b=2&c=3', '/b?a=1&b=1']) expect(has(other)).toBe(false)
  answered('/c', 'HIT')
  expect([has('/c'), has('/c?')]).toEqual([true, true])
})

test('each form of a page is kept apart', () => {
  const { answered, has } = addresses()
  answered('/a', 'HIT')
  expect(has('/a', { 'x-flag-form': 'winter' })).toBe(false)
  answered('/a', 'HIT', { 'x-flag-form': 'winter' })
  expect(has('/a', { 'x-flag-form': 'winter' })).toBe(true)
})

test('without an address it is the home page', () => {
  const { answered, has } = addresses()
  answered('/', 'HIT')
  expect(has(undefined)).toBe(true)
  expect(has('?gclid=1')).toBe(false)
})

test('a page’s data is kept apart from the page, and so is each part of it', () => {
  const { answered, has } = addresses()
  answered('/a', 'HIT', { rsc: '1', 'next-router-segment-prefetch': '/_tree' })
  expect(has('/a', { rsc: '1', 'next-router-segment-prefetch': '/_tree' })).toBe(true)
  expect(has('/a', { rsc: '1', 'next-router-segment-prefetch': '/_index' })).toBe(false)
  expect(has('/a', { rsc: '1' })).toBe(false)
  expect(has('/a', { 'next-router-segment-prefetch': '/_tree' })).toBe(false)
  answered('/b', 'HIT', { rsc: '1' })
  expect([has('/b', { rsc: '1' }), has('/b')]).toEqual([true, false])
})

test.each([
  ['a session', 'session=x'],
  ['the rest of a long session', 'session_2=x'],
  ['the end of one of this host', '__Host-session_3=x'],
  ['a draft', 'a=1; draft=x'],
  ['a session of this host', '__Host-session=x'],
  ['a draft of this host', 'a=1;  __Host-draft=x'],
])('with %s an address may be the player’s own', (_, cookie) => {
  const { answered, has } = addresses()
  answered('/a', 'HIT')
  expect(has('/a', { cookie })).toBe(false)
  answered('/a', 'HIT', { cookie })
  expect(has('/a', { cookie })).toBe(true)
})

test.each(['consent=all', 'mysession=1', 'a=session', 'a=__Host-draft'])('with %s it is the visitors’', (cookie) => {
  const { answered, has } = addresses()
  answered('/a', 'HIT')
  expect(has('/a', { cookie })).toBe(true)
})

test('an address beyond the longest is not remembered', () => {
  const { kept, answered, has } = addresses()
  const longest = `/${'a'.repeat(keptAddressLimits.longest - 2)}`
  for (const url of [longest, `${longest}a`]) {
    answered(url, 'HIT')
    kept.storedNoter({ url, headers: {} })()
  }
  expect([has(longest), has(`${longest}a`)]).toEqual([true, false])
  const isStored = (url: string) => kept.isStored({ url, headers: {} })
  expect([isStored(longest), isStored(`${longest}a`)]).toEqual([true, false])
})

test('an address is known as stored once that is noted, under the address that the request came with', () => {
  const { kept } = addresses()
  const request = { url: '/a?x=1', headers: {} }
  const note = kept.storedNoter(request)
  request.url = '/en/a'
  expect(kept.isStored({ url: '/a?x=2', headers: {} })).toBe(false)
  note()
  expect(kept.isStored({ url: '/a?x=2', headers: {} })).toBe(true)
  expect(kept.isStored({ url: '/en/a', headers: {} })).toBe(false)
})

import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { findIntent, keepIntent } from '@/lib/domains/session/intents/storage'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import { playersTab } from '../../../../support/players-tab'

const HALF_AN_HOUR_MS = 30 * 60_000
const start = { eventId: '7', subgroupId: '70' }
const startSchema = z.object({ eventId: z.string(), subgroupId: z.string() })

let ran: unknown[]

beforeEach(() => {
  ran = []
  playersTab('/events/view/7')
})

type Part = { isReady?: boolean; isHere?: (details: { eventId: string }) => boolean }

/** A part of the page that joins starts. */
const useJoin = ({ isReady, isHere }: Part = {}) =>
  useIntent('event_sign_up', (details) => ran.push(details), { schema: startSchema, isReady, isHere })

describe('what a visitor asked for', () => {
  beforeEach(() => void keepIntent('event_sign_up', start))

  test('runs at once, and is gone', () => {
    renderHook(useJoin)
    expect(ran).toEqual([start])
    expect(sessionStorage).toHaveLength(0)
  })

  test('is gone already when it runs, so that a failure on the way is no second run', () => {
    renderHook(() => useIntent('event_sign_up', () => ran.push(findIntent('event_sign_up')), { schema: startSchema }))
    expect(ran).toEqual([undefined])
  })

  test('runs once where effects run twice, and in one of two parts that could do it', () => {
    renderHook(useJoin, { wrapper: StrictMode })
    renderHook(useJoin)
    expect(ran).toEqual([start])
  })

  test('waits until the part is ready, which then looks once', () => {
    const { rerender } = renderHook(useJoin, { initialProps: { isReady: false } })
    expect(ran).toEqual([])
    rerender({ isReady: true })
    expect(ran).toEqual([start])
    keepIntent('event_sign_up', start)
    rerender({ isReady: false })
    rerender({ isReady: true })
    expect(ran).toHaveLength(1)
    expect(findIntent('event_sign_up')).toBeDefined()
  })

  test('does not run where it can’t be removed: it would run again', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: sessionStorage.getItem.bind(sessionStorage),
      removeItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    renderHook(useJoin)
    expect(ran).toEqual([])
  })

  test('is left alone by a part to which it does not belong', () => {
    renderHook(() => useJoin({ isHere: ({ eventId }) => eventId === '8' }))
    expect(ran).toEqual([])
    renderHook(() => useJoin({ isHere: ({ eventId }) => eventId === '7' }))
    expect(ran).toEqual([start])
  })

  test('runs for nobody half an hour later, and is gone', () => {
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + HALF_AN_HOUR_MS + 1000)
    renderHook(useJoin)
    expect(ran).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('what cannot be understood', () => {
  test.each([
    ['other details', JSON.stringify({ details: { eventId: '7', subgroup: '70' }, at: Date.now() })],
    ['no details', JSON.stringify({ at: Date.now() })],
    ['no JSON', '{'],
  ])('is nothing to run, and gone: %s [EV-042]', (_, text) => {
    sessionStorage.setItem('intent:event_sign_up', text)
    renderHook(useJoin)
    expect(ran).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  test('is gone wherever it would belong', () => {
    sessionStorage.setItem('intent:event_sign_up', '{')
    renderHook(() => useJoin({ isHere: () => false }))
    expect(sessionStorage).toHaveLength(0)
  })
})

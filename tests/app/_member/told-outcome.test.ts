import { expect, test, vi } from 'vitest'
import { toldOutcome } from '@/app/_member/told-outcome'

const sent = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => sent.headers }))

const told = (site: string, asked: Record<string, string | string[]>) => {
  sent.headers = new Headers(site === '' ? {} : { 'sec-fetch-site': site })
  return toldOutcome(asked)
}
const nothing = { problem: undefined, done: undefined }

test('a page tells what came of the form that led to it', async () => {
  expect(await told('same-origin', { done: 'ended_others' })).toEqual({ ...nothing, done: 'ended_others' })
  expect(await told('same-origin', { problem: 'too_many_requests' })).toEqual({
    ...nothing,
    problem: 'too_many_requests',
  })
})

test.each(['cross-site', 'same-site', 'none', ''])('a link (%s) makes it tell nothing', async (site) => {
  expect(await told(site, { done: 'ended_others', problem: 'failed' })).toEqual(nothing)
})

test('what is no outcome is not told', async () => {
  expect(await told('same-origin', { done: 'all of it', problem: ['failed'] })).toEqual(nothing)
})

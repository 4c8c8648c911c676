import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/readyz/route'
import type { CutOff } from '@/lib/core/server/instances/news-reader'

const others = vi.hoisted(() => ({ exist: true, cutOff: undefined as unknown }))

vi.mock('@/lib/content/api/repository', () => ({ getRepository: async () => ({}) }))
vi.mock('@/lib/core/server/instances/other-instances', () => ({
  otherInstances: () => (others.exist ? { cutOff: () => others.cutOff as CutOff | undefined } : undefined),
}))

beforeEach(() => void Object.assign(others, { exist: true, cutOff: undefined }))

const answer = async () => {
  const response = await GET(new Request('https://site.test/readyz'), undefined)
  return { status: response.status, body: (await response.json()) as unknown }
}

test('an instance that can’t hear the others is ready, and says why', async () => {
  await expect(answer()).resolves.toEqual({ status: 200, body: { status: 'ok', instances: 'together' } })
  others.cutOff = 'unreachable'
  await expect(answer()).resolves.toEqual({
    status: 200,
    body: { status: 'ok', instances: 'alone', reason: 'unreachable' },
  })
})

test('one that has no others says nothing of them', async () => {
  others.exist = false
  await expect(answer()).resolves.toEqual({ status: 200, body: { status: 'ok' } })
})

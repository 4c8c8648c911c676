import { beforeEach, expect, test, vi } from 'vitest'
import type { News } from '@/lib/core/server/instances/news'
import type { NewsReaderRuntime } from '@/lib/core/server/instances/news-reader'
import { contentDocument, startSite } from '../started-site'

type Handlers = Pick<NewsReaderRuntime, 'apply' | 'applyUnknown' | 'onChange'>

const heard = vi.hoisted(() => ({ handlers: undefined as unknown, tell: undefined as unknown }))

vi.mock('@/lib/core/server/instances/other-instances', () => ({
  otherInstances: () => ({
    teller: { tell: heard.tell, tellUntold: async () => undefined },
    cutOff: () => undefined,
    hear: async (handlers: unknown) => void (heard.handlers = handlers),
  }),
}))

beforeEach(() => {
  heard.tell = vi.fn(async () => '1-0')
})

/** An instance before a content service, with the handlers that it hears others by. */
async function instance() {
  const site = startSite({ documents: [contentDocument('a'), contentDocument('b')] })
  const { log } = await import('@/lib/core/server/log')
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
  const expiry = await import('@/lib/core/server/tag-expiry')
  const done: unknown[] = []
  let isPublished: ((id: string) => boolean) | undefined
  expiry.provideTagExpiry({
    expire: async (tags) => void done.push(tags),
    expireAll: () => void done.push('everything'),
    showWhileRemade: (which) => void (isPublished = which),
  })
  expiry.provideFronts(async (expired) => void done.push(['fronts', expired]))
  const { hearOtherInstances } = await import('@/lib/content/publishes/told-publishes')
  await hearOtherInstances()
  const missing = await import('@/lib/content/api/missing')
  const repository = await import('@/lib/content/api/repository')
  return { ...site, ...(heard.handlers as Handlers), ...missing, ...repository, done, shown: () => isPublished }
}

const expired = (tags: string[], ref?: string): News => ({ kind: 'expired', tags, published: { ref } })

test('a publish that another instance tells of is a publish here: ref, missing documents and pages', async () => {
  const { apply, done, service, getMasterRef, isKnownMissing, rememberMissing } = await instance()
  await getMasterRef()
  rememberMissing('page new')
  const asked = service.asked.length
  await apply([expired(['doc:a'], 'another ref'), expired(['doc:a', 'type:page'], 'another ref')], false)
  expect(done).toEqual([['doc:a', 'type:page']])
  expect(isKnownMissing('page new')).toBe(false)
  expect(service.asked.length).toBeGreaterThan(asked)
})

test('its ref is not asked for where it is in use already', async () => {
  const { apply, service, getMasterRef } = await instance()
  const ref = await getMasterRef()
  const asked = service.asked.length
  await apply([expired(['doc:a'], ref)], false)
  await getMasterRef()
  expect(service.asked).toHaveLength(asked)
})

test('prices that changed say nothing of content', async () => {
  const { apply, done, service, getMasterRef, isKnownMissing, rememberMissing } = await instance()
  await getMasterRef()
  rememberMissing('page new')
  const asked = service.asked.length
  await apply([{ kind: 'expired', tags: ['plans:GB'] }], false)
  expect(done).toEqual([['plans:GB']])
  expect(isKnownMissing('page new')).toBe(true)
  expect(service.asked).toHaveLength(asked)
})

test('what an instance hears late, it may have shown to fronts until then', async () => {
  const { apply, applyUnknown, done } = await instance()
  await apply([expired(['doc:a'])], true)
  applyUnknown(true)
  await vi.waitFor(() => expect(done).toHaveLength(4))
  expect(done).toEqual([['doc:a'], ['fronts', ['doc:a']], 'everything', ['fronts', 'everything']])
})

test('when news were missed everything is stale, and pages of the documents that exist are shown meanwhile', async () => {
  const { applyUnknown, done, shown } = await instance()
  applyUnknown(false)
  expect(done).toEqual(['everything'])
  const isPublished = await vi.waitFor(() => {
    const which = shown()
    if (which === undefined) throw new Error('not yet')
    return which
  })
  expect(['a', 'b', 'gone'].map((id) => isPublished(id))).toEqual([true, true, false])
})

test('an instance tells the others of its publishes, with their tags and ref', async () => {
  const { getMasterRef } = await instance()
  const ref = await getMasterRef()
  const { provideOtherInstances } = await import('@/lib/core/server/tag-expiry')
  const tell = vi.fn(async () => '1-0')
  provideOtherInstances({ tell, haveApplied: async () => true })
  const { publishTracker } = await import('@/lib/content/publishes/process-tracker')
  await publishTracker.announce(['a'], ref)
  expect(tell.mock.calls).toEqual([
    [['doc:a', 'alternate:a'], { ref }],
    [expect.arrayContaining(['doc:a', 'type:page']), { ref }],
  ])
  const publish = expect.objectContaining({ documents: ['a'] })
  expect(heard.tell).toHaveBeenLastCalledWith({ kind: 'open-publish', publish })
})

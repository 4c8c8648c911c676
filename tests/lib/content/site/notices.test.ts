import { beforeEach, expect, test, vi } from 'vitest'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { getNotices } from '@/lib/content/site/notices'
import { findSingle } from '@/lib/content/pages/pages'
import { UpstreamError } from '@/lib/core/errors'

vi.mock('@/lib/content/pages/pages', () => ({ findSingle: vi.fn() }))
vi.mock('@/lib/core/server/note-placeholder', () => ({ notePlaceholder: vi.fn() }))

const text = (words: string) => [{ type: 'paragraph', text: words, spans: [], direction: 'ltr' }]
const settings = (data: object) => vi.mocked(findSingle).mockResolvedValue({ data })
const none = {}

beforeEach(() => void vi.mocked(findSingle).mockReset())

test('are the editors’ words, in the language of the page', async () => {
  settings({
    women_only_notice: text('For women'),
    category_enforcement_notice: text('Other category'),
    make_up_message: 'Still',
  })
  await expect(getNotices('de')).resolves.toEqual({
    womenOnly: text('For women'),
    categoryEnforcement: text('Other category'),
    makeUpMessage: 'Still',
  })
  expect(findSingle).toHaveBeenCalledExactlyOnceWith('settings', 'de')
})

test.each([[{}], [{ women_only_notice: [], category_enforcement_notice: null }]])(
  'are ours where editors wrote none: %j',
  async (data) => {
    settings(data)
    await expect(getNotices('en')).resolves.toEqual(none)
  },
)

test('are ours, for a short while, in an outage in which theirs were never read', async () => {
  vi.mocked(findSingle).mockRejectedValue(new UpstreamError({ service: 'content', operation: 'x', kind: 'timeout' }))
  await expect(getNotices('en')).resolves.toEqual(none)
  expect(notePlaceholder).toHaveBeenCalledOnce()
})

test('a fault of ours is not hidden', async () => {
  vi.mocked(findSingle).mockRejectedValue(new TypeError('x'))
  await expect(getNotices('en')).rejects.toThrow(TypeError)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { getNotices } from '@/lib/content/notices'
import { findSingle } from '@/lib/content/pages'
import { UpstreamError } from '@/lib/core/errors'

vi.mock('@/lib/content/pages', () => ({ findSingle: vi.fn() }))

const text = (words: string) => [{ type: 'paragraph', text: words, spans: [], direction: 'ltr' }]
const settings = (data: object) => vi.mocked(findSingle).mockResolvedValue({ data } as never)
const none = { womenOnly: undefined, categoryEnforcement: undefined }

beforeEach(() => void vi.mocked(findSingle).mockReset())

test('are the editors’ words, in the language of the page', async () => {
  settings({ women_only_notice: text('For women'), category_enforcement_notice: text('Other category') })
  await expect(getNotices('de')).resolves.toEqual({ womenOnly: text('For women'), categoryEnforcement: text('Other category') })
  expect(findSingle).toHaveBeenCalledExactlyOnceWith('settings', 'de')
})

test.each([[{}], [{ women_only_notice: [], category_enforcement_notice: null }]])('are ours where editors wrote none: %j', async (data) => {
  settings(data)
  await expect(getNotices('en')).resolves.toEqual(none)
})

test('are ours in an outage of the content service', async () => {
  vi.mocked(findSingle).mockRejectedValue(new UpstreamError({ service: 'content', operation: 'x', kind: 'timeout' }))
  await expect(getNotices('en')).resolves.toEqual(none)
})

test('a fault of ours is not hidden', async () => {
  vi.mocked(findSingle).mockRejectedValue(new TypeError('x'))
  await expect(getNotices('en')).rejects.toThrow(TypeError)
})

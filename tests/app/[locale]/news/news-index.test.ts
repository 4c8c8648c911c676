import { beforeEach, expect, test, vi } from 'vitest'
import { loadNewsIndex } from '@/app/[locale]/news/news-index'
import { findBuilderPage } from '@/lib/content/pages/builder-page'
import { UpstreamError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'

const news = { articles: [], olderThan: undefined }

vi.mock('@/lib/content/pages/builder-page', () => ({ findBuilderPage: vi.fn() }))
vi.mock('@/lib/domains/articles/server', () => ({ getNewsPage: async () => news }))

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())

test('the index comes without what editors put above it where they wrote nothing', async () => {
  vi.mocked(findBuilderPage).mockResolvedValue(undefined)
  await expect(loadNewsIndex('en')).resolves.toEqual({ value: { page: undefined, news } })
})

test('in an outage it does not: the page that was made before serves, which has it', async () => {
  vi.mocked(findBuilderPage).mockRejectedValue(
    new UpstreamError({ service: 'content', operation: 'search', kind: 'timeout' }),
  )
  await expect(loadNewsIndex('en')).resolves.toEqual({ status: 503 })
})

import { expect, test, vi } from 'vitest'

test('a service that is off is never called, whoever asks', async () => {
  vi.stubEnv('ARTICLES_API_URL', 'off')
  vi.resetModules()
  const sent = vi.spyOn(globalThis, 'fetch')
  const { upstreamFetch } = await import('@/lib/core/server/upstream-fetch')
  const call = upstreamFetch({ service: 'articles', operation: 'listArticles' })
  await expect(call('http://localhost:4/articles')).rejects.toMatchObject({ kind: 'off', service: 'articles' })
  expect(sent).not.toHaveBeenCalled()
})

import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('a service that is off is never called, whoever asks: it has no address', async () => {
  vi.resetModules()
  for (const name of ['ARTICLES_API_URL', 'STOREFRONT_DOMAIN', 'WEB_PAGES_URL', 'CONTACT_HOOK_URL', 'GAME_API_URL'])
    vi.stubEnv(name, 'off')
  const sent = vi.spyOn(globalThis, 'fetch')
  const { listArticleCards } = await import('@/lib/services/articles/client')
  const { getTemplate } = await import('@/lib/services/web/templates')
  const { sendContactRequest } = await import('@/lib/services/support/client')
  const { listCollectionFilters } = await import('@/lib/services/storefront/client')
  const { getPublicEvent } = await import('@/lib/services/game/events')
  const message = { name: 'A', email: 'a@b.example', queryType: 'help', message: 'B' }
  const asked = {
    articles: listArticleCards({ limit: 3 }),
    web: getTemplate('a'),
    support: sendContactRequest(message),
    storefront: listCollectionFilters('a', 'US'),
    game: getPublicEvent('7'),
  }
  for (const [service, call] of Object.entries(asked))
    await expect(call).rejects.toMatchObject({ kind: 'off', service })
  expect(sent).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'

vi.mock('@/i18n/languages', async (original) => ({ ...(await original<object>()), triedLanguages: ['ar'] }))
vi.mock('@/messages/ar.json', () => ({ default: { site: { skip: 'انتقل إلى المحتوى' } } }))
vi.mock('next/root-params', () => ({ locale: async () => undefined }))
vi.mock('next-intl/server', () => ({ getRequestConfig: (read: unknown) => read }))

test('a text that a language on trial lacks is the English one', async () => {
  const { default: read } = (await import('@/i18n/request')) as unknown as {
    default: (request: { locale: string }) => Promise<{ locale: string; messages: Record<string, object> }>
  }
  const { locale, messages } = await read({ locale: 'ar' })
  expect(locale).toBe('ar')
  expect(messages.site).toMatchObject({ skip: 'انتقل إلى المحتوى', newWindow: 'Opens a new window' })
  expect(messages.errors).toMatchObject({ notFound: { title: 'Page not found' } })
})

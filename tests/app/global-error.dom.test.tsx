import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import FailedPage from '@/app/[locale]/_pages/failed-page'
import { locales } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import failure from '@/messages/failure.json'

afterEach(() => {
  history.replaceState(null, '', '/')
  document.documentElement.lang = 'en'
})

test.each(locales)('a page that failed as a whole says so in the language of its address: %s', (locale) => {
  history.replaceState(null, '', localizedPath('/about', locale))
  render(<FailedPage />)
  const { title, body, retry } = failure[locale]
  expect(screen.getByRole('alert')).toHaveTextContent(body)
  expect(screen.getByRole('heading')).toHaveTextContent(title)
  expect(screen.getByText(retry, { selector: 'a' })).toHaveAttribute('href', '')
  expect(document.documentElement).toHaveAttribute('lang', locale)
})

test('where its words can’t be had either there is another try, and the site is told of the error', async () => {
  vi.doMock('@/app/[locale]/_pages/failed-page', () => {
    throw new Error('no network')
  })
  vi.resetModules()
  const { default: GlobalError } = await import('@/app/global-error')
  const container = document.body.appendChild(document.createElement('iframe')).contentDocument
  const sent = vi.fn<(...call: unknown[]) => Promise<Response>>(async () => new Response())
  vi.stubGlobal('fetch', sent)
  const error = Object.assign(new Error('down'), { stack: `at run (${location.origin}/_next/static/a.js:1:2)` })
  render(<GlobalError error={error} />, { container: container as unknown as HTMLElement })
  await vi.waitFor(() => expect(container?.querySelector('a')).toHaveAttribute('href', ''))
  await vi.waitFor(() => expect(sent.mock.calls).toMatchObject([['/api/policy-reports', { method: 'POST' }]]))
})

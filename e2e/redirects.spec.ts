import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectTitled } from './support/head.ts'
import { testUid } from './support/test-document.ts'

test.use({ allowedErrors: [/status of 410/] })

test('a table of redirects leads on, for good or for now, word by word, and says what is gone', async ({
  page,
  request,
  sandbox,
}) => {
  const uid = testUid('moved')
  const rows = [
    { from: `/${uid}/:slug`, to: '/academy/:slug', kind: 'permanent' },
    { from: `/${uid}/sale`, to: 'https://shop.example/sale', kind: 'temporary' },
    { from: `/${uid}-first`, to: `/${uid}-second`, kind: 'permanent' },
    { from: `/${uid}-second`, to: '/about', kind: 'permanent' },
    { from: `/${uid}-round`, to: `/${uid}-round/`, kind: 'permanent' },
    { from: `/${uid}-evil`, to: 'javascript:alert(1)', kind: 'permanent' },
    { from: `/${uid}-gone`, to: null, kind: 'gone' },
  ]
  await sandbox.create({ type: 'redirects', uid, lang: 'en-us', data: { title: uid, rows } })

  expect(await visit(request, `/de/${uid}/erste-fahrt`)).toEqual({ status: 308, to: '/de/academy/erste-fahrt' })
  expect(await visit(request, `/${uid}/sale`)).toEqual({ status: 307, to: 'https://shop.example/sale' })
  expect(await visit(request, `/${uid}-first`)).toEqual({ status: 308, to: '/about' })
  expect(await visit(request, `/${uid}/%2F%2Fevil.example`)).toMatchObject({ status: 404 })
  expect(await visit(request, `/${uid}/%5Cevil.example`)).toEqual({ status: 308, to: '/academy/%5Cevil.example' })
  expect(await visit(request, `/${uid}-round`)).toMatchObject({ status: 404 })
  expect(await visit(request, `/${uid}-evil`)).toMatchObject({ status: 404 })

  const gone = await page.goto(`/fr/${uid}-gone`)
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe plus')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectTitled(page)
})

async function visit(request: APIRequestContext, path: string): Promise<{ status: number; to: string | undefined }> {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), to: answer.headers().location }
}

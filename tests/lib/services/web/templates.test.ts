import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import { getTemplate } from '@/lib/services/web/templates'
import { stubUpstream } from '../../support/upstream'

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

test('gets a template by its file without payload [SC-004]', async () => {
  const asked = stubUpstream(() => html('<p>Zones</p>'))
  await expect(getTemplate('training-zones.html')).resolves.toBe('<p>Zones</p>')
  expect(asked[0]).toMatchObject({ method: 'GET', body: null })
  expect(asked[0]?.url).toBe(`${env.WEB_PAGES_URL}/gruppetto-web-pages/views/training-zones.html`)
  expect(asked[0]?.headers.get('accept')).toBe('text/html')
})

test('a template that does not exist is not found', async () => {
  stubUpstream(() => html('<h1>Not found</h1>', 404))
  await expect(getTemplate('x.html')).rejects.toMatchObject({ name: 'NotFoundError' })
})

test.each([
  ['fails', () => html('<h1>Sorry</h1>', 500), 'status'],
  ['refuses', () => html('<h1>No</h1>', 403), 'status'],
  ['answers something else', () => Response.json({ html: '<p></p>' }), 'schema'],
])('says what is wrong where the origin %s', async (_, answer, kind) => {
  stubUpstream(answer)
  await expect(getTemplate('x.html')).rejects.toMatchObject({ name: 'UpstreamError', service: 'web', kind })
})

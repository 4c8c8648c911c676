import { expect, test } from './support/fixtures.ts'
import { KEPT } from './support/kept.ts'
import { publishPage } from './support/publish-page.ts'

test('a page that editors assemble from sections is on the site once it is published [PB-001]', async ({
  page,
  request,
  sandbox,
}) => {
  const path = await publishPage(request, sandbox, [
    { slice_type: 'hero', primary: { title: 'Assembled by editors' } },
    { slice_type: 'faq', primary: { title: 'Second' }, items: [{ question: 'Third?', answer: { $rich: 'Fourth.' } }] },
  ])
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assembled by editors')
  await expect(page.getByText('Third?')).toBeVisible()
})

test('a page is the same for visitors and for clients with a cookie [PB-004]', async ({ request }) => {
  await request.get('/')
  const visitor = await request.get('/')
  const player = await request.get('/', { headers: { cookie: 'session=anything; signed_in=1; __prerender_bypass=x' } })
  expect(player.headers()['x-nextjs-cache']).toMatch(KEPT)
  expect(await player.text()).toBe(await visitor.text())
})

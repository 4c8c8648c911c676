import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contentDocument, startSite } from '../../../lib/content/started-site'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const written = contentDocument('missing', {
  type: 'error_page',
  uid: 'page-not-found',
  data: { title: 'You took a wrong turn', body: [{ type: 'paragraph', text: 'This road ends here.', spans: [] }] },
})

/** What stands at the address of a page whose document has no body. */
async function drawn({ words, isDown = false }: { words?: typeof written; isDown?: boolean } = {}) {
  const bodiless = contentDocument('page', { uid: 'bodiless', data: { body: [] } })
  const { service, settled } = startSite({ documents: words ? [bodiless, words] : [bodiless] })
  const { DocumentPage } = await import('@/app/[locale]/_pages/document-page')
  if (isDown) service.broken = 'unreachable'
  const page = <DocumentPage type="page" uid="bodiless" locale="en" />
  document.body.innerHTML = renderToStaticMarkup(await settled(resolveTree(page)))
  return document.querySelector('main')
}

test('a document without a body says ‘Page not found’ on the page, and shows no section [PB-017]', async () => {
  const main = await drawn()
  expect(main?.querySelector('h1')).toHaveTextContent(/^Page not found$/)
  expect(main?.querySelector('.section')).toBeNull()
})

test('it says so beside the words that editors have for missing pages [PB-017]', async () => {
  const main = await drawn({ words: written })
  expect(main?.querySelector('h1')).toHaveTextContent('You took a wrong turn')
  expect(main).toHaveTextContent('This road ends here.')
  expect(main).toHaveTextContent('404 · Page not found')
})

test('a missing page leads on by a search and the pages that lead to most others, by no link twice', async () => {
  const main = await drawn()
  expect(main?.querySelector('form[role=search]')).toHaveAttribute('action', '/search')
  const ways = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/events', '/plans', '/news', '/shop', '/help', '/'])
})

test('in an outage the page is out of reach, and not said to be missing', async () => {
  const main = await drawn({ isDown: true })
  expect(main).toHaveTextContent('We’ll be right back')
  expect(main).not.toHaveTextContent('Page not found')
  expect(main?.querySelector('form')).toBeNull()
})

test('of a page that a service answers unreadably it is not said that it will be back, and no other try is offered', async () => {
  const { settled } = startSite({ documents: [] })
  const { ErrorDocument } = await import('@/app/[locale]/_pages/error-document')
  document.body.innerHTML = renderToStaticMarkup(await settled(resolveTree(<ErrorDocument status={502} locale="en" />)))
  const main = document.querySelector('main')
  expect(main?.querySelector('h1')).toHaveTextContent(/^This page needs mending$/)
  expect(main).toHaveTextContent('trying again won’t help')
  expect(main).not.toHaveTextContent(/Try again|right back/)
  expect(main?.querySelector('form[role=search]')).toHaveAttribute('action', '/search')
})

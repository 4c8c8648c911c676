import { renderToStaticMarkup } from 'react-dom/server'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { NewsList } from '@/components/articles/news-list'
import { placeholder } from '@/lib/core/picture'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const card = (id: number) => ({
  article: { id: String(id), title: `Story ${id}`, postName: `story-${id}`, publishedAt: '2026-02-01T08:00:00Z' },
  image: placeholder(1600, 900),
})

async function list(props: Partial<ComponentProps<typeof NewsList>>) {
  const element = document.createElement('main')
  const tree = await resolveTree(<NewsList cards={[card(1), card(2)]} olderThan={undefined} locale="en" {...props} />)
  element.innerHTML = renderToStaticMarkup(tree)
  return element
}

test('shows a card for each article, with the way to it', async () => {
  const links = (await list({})).querySelectorAll('li a')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/news/1-story-1', '/news/2-story-2'])
})

test('says the language of titles where the page has another', async () => {
  const languages = async (locale: 'en' | 'ja') =>
    Array.from((await list({ locale })).querySelectorAll('li bdi'), (title) => title.getAttribute('lang'))
  expect(await languages('ja')).toEqual(['en', 'en'])
  expect(await languages('en')).toEqual([null, null])
})

test('leads to what came before its last article', async () => {
  const element = await list({ olderThan: '2', locale: 'fr' })
  expect(element.querySelector('a[href="/fr/news/older/2"]')).toHaveTextContent('Older news')
})

test('the last page leads no further', async () => {
  expect((await list({})).textContent).not.toContain('Older news')
})

test('loads the first picture at once where the list opens the page', async () => {
  const loading = async (leadsPage: boolean) =>
    [...(await list({ leadsPage, hasLead: true })).querySelectorAll('img')].map((image) =>
      image.getAttribute('loading'),
    )
  expect(await loading(true)).toEqual(['eager', 'lazy'])
  expect(await loading(false)).toEqual(['lazy', 'lazy'])
})

test('says what to do when there is no news', async () => {
  expect(await list({ cards: [] })).toHaveTextContent('No news yet. Please check back soon.')
})

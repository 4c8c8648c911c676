import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleView } from '@/components/articles/article-view'
import type { Article } from '@/lib/domains/articles/schema'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const article: Article = {
  id: '7',
  title: 'Winter base',
  postName: 'winter-base',
  publishedAt: '2026-02-01T23:30:00Z',
  contentHtml: '<p>Ride <a href="https://a.example/" target="_blank" rel="noopener noreferrer">easy</a>.</p>',
}

async function view(
  changes: Partial<Article> = {},
  picture?: { url: string; width: number; height: number; alt: string },
  next: ComponentProps<typeof ArticleView>['next'] = [],
) {
  const element = document.createElement('main')
  const tree = await resolveTree(
    <ArticleView article={{ ...article, ...changes }} picture={picture} next={next} locale="de" />,
  )
  element.innerHTML = renderToStaticMarkup(tree)
  return element
}

test('shows title, day, text and the way back', async () => {
  const element = await view()
  expect(element.querySelector('h1')).toHaveTextContent('Winter base')
  expect(element.querySelector('time')).toHaveTextContent('1. Februar 2026')
  expect(element.querySelector('time')).toHaveAttribute('datetime', '2026-02-01T23:30:00Z')
  expect(element.querySelector('.prose')).toHaveTextContent('Ride easy')
  expect(element.querySelector('a')).toHaveAttribute('href', '/de/news')
})

test('says the language that it is written in, where the page has another', async () => {
  const element = await view()
  for (const part of ['h1', '.prose']) expect(element.querySelector(part)).toHaveAttribute('lang', 'en')
  expect(element.querySelector('time')?.closest('[lang]')).toBeNull()
})

test('a link to a new tab says so', async () => {
  const link = (await view()).querySelector('.prose a')
  expect(link).toHaveTextContent('easy (Opens a new window)')
  expect(link?.querySelector('span')).toHaveAttribute('lang', 'de')
})

test('shows its picture, or none', async () => {
  expect((await view()).querySelector('img')).toBeNull()
  const picture = { url: 'https://media.example/7.png', width: 2400, height: 1350, alt: '' }
  expect((await view({}, picture)).querySelector('img')?.src).toContain('https://media.example/7.png')
})

test('an article without text is its head', async () => {
  expect((await view({ contentHtml: undefined })).querySelector('.prose')).toBeNull()
})

test('says how long reading it takes; without text nothing', async () => {
  const long = `<p>${'word '.repeat(238 * 4)}</p>`
  expect((await view({ contentHtml: long })).querySelector('h1 + p')).toHaveTextContent('1. Februar 2026 · 4 min read')
  expect((await view({ contentHtml: undefined })).querySelector('h1 + p')).toHaveTextContent(/^1\. Februar 2026$/)
})

test('leads to what can be read next, and shows no heading of nothing', async () => {
  const image = { url: 'https://media.example/6.png', width: 800, height: 450, alt: '' }
  const before = { id: '6', title: 'Autumn', postName: 'autumn', publishedAt: '2026-01-31T08:00:00Z' }
  const element = await view({}, undefined, [{ article: before, image }])
  const region = element.querySelector('section')
  expect(region?.querySelector('h2')).toHaveTextContent('More stories')
  expect([...(region?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/de/news/6-autumn',
  ])
  expect((await view()).querySelector('section')).toBeNull()
})

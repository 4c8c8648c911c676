import { readdirSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GalleryIndex } from '@/app/[locale]/gallery/_gallery/gallery-index'
import { sectionComponents } from '@/slices'

const types = Object.keys(sectionComponents).map((type) => ({ type, description: `About ${type}`, mocks: [] }))

test('each section type is listed once by what it is for, with its picture and a link to its page', async () => {
  render(await GalleryIndex({ types }))
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(types.length)
  expect(new Set(links)).toEqual(new Set(types.map(({ type }) => `/gallery/${type}`)))
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  expect(new Set(pictures)).toEqual(
    new Set(readdirSync('public/gallery-pictures').map((name) => `/gallery-pictures/${name}`)),
  )
  const films = screen.getByRole('heading', { name: 'People, news and films' }).closest('section')
  expect(within(films ?? document.body).getByRole('link', { name: 'video_cards' })).toBeInTheDocument()
})

test('what a copy has left out is not listed, nor a heading of nothing; what it has of its own is', async () => {
  const own = { type: 'route_map', description: 'Our own', mocks: [] }
  const left = types.filter(({ type }) => !['alert', 'embedded_html', 'ejs_file'].includes(type))
  render(await GalleryIndex({ types: [...left, own] }))
  expect(screen.queryByRole('link', { name: 'alert' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Something from elsewhere' })).toBeNull()
  const others = screen.getByRole('heading', { name: 'Others' }).closest('section')
  expect(within(others ?? document.body).getByRole('link', { name: 'route_map' })).toBeInTheDocument()
})

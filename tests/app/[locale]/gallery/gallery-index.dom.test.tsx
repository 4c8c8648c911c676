import { readdirSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GalleryIndex } from '@/app/[locale]/gallery/_gallery/gallery-index'
import { sectionComponents } from '@/slices'

const types = Object.keys(sectionComponents).map((type) => ({ type, description: `About ${type}`, mocks: [] }))

test('each section type is listed once by what it is for, with its picture and a link to its page', () => {
  render(<GalleryIndex types={types} />)
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

test('a type that this site has left out is not listed', () => {
  render(<GalleryIndex types={types.filter(({ type }) => type !== 'alert')} />)
  expect(screen.queryByRole('link', { name: 'alert' })).toBeNull()
})

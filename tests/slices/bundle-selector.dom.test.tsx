import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const bundle = (title: string, more = {}) => ({
  title,
  description: paragraph(`All of ${title}`),
  image: picture('trainer'),
  price: '$949',
  button_label: 'Take it',
  button_url: webLink('https://shop.example.test/bundle'),
  ...more,
})
const section = (...items: Record<string, unknown>[]) =>
  sectionElement('bundle_selector', { primary: { title: 'In one box' }, items })
const titles = (element: HTMLElement) => [...element.querySelectorAll('h3')].map(({ textContent }) => textContent)

test('bundles to choose from, each with picture, price and a way out to the shop [SL-bundle_selector-01]', async () => {
  const element = await section(bundle('Cave'))
  expect(element.querySelector('h2')).toHaveTextContent('In one box')
  const card = element.querySelector('article')
  for (const words of ['Cave', 'All of Cave', '$949']) expect(card).toHaveTextContent(words)
  const link = card?.querySelector('a')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveTextContent('Take it (Opens a new window)')
})

test('three at the most [SL-bundle_selector-02]', async () => {
  expect(titles(await section(bundle('A'), bundle('B'), bundle('C'), bundle('D')))).toEqual(['A', 'B', 'C'])
})

test('they end at the first without content [SL-bundle_selector-03]', async () => {
  expect(titles(await section(bundle('A'), { disabled: true }, bundle('C')))).toEqual(['A'])
  expect((await section({}, bundle('B'))).innerHTML).toBe('')
})

test('one that is switched off is sold out, and leads nowhere [SL-bundle_selector-04]', async () => {
  const card = (await section(bundle('A', { disabled: true }))).querySelector('article')
  expect(card?.querySelector('button')).toBeDisabled()
  expect(card?.querySelector('button')).toHaveTextContent(/^Sold Out$/)
  expect(card?.querySelector('a')).toBeNull()
})

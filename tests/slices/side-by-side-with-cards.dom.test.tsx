import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const card = (title: string, fields = {}) => ({
  title,
  body: paragraph(`About ${title}`),
  image: picture('harbour'),
  image_mobile: picture('velodrome'),
  ...fields,
})

const section = (items: Record<string, unknown>[], primary = {}) =>
  sectionElement('side_by_side_with_cards', { primary, items })

test('shows a header and a body above its cards [SL-side_by_side_with_cards-01, SL-side_by_side_with_cards-02]', async () => {
  const header = [{ type: 'heading2', text: 'A week', spans: [] }]
  const element = await section([card('Monday'), card('Friday')], { header, body: paragraph('Four evenings.') })
  expect(element.querySelector('h2')).toHaveTextContent('A week')
  expect(element).toHaveTextContent('Four evenings.')
  expect([...element.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Monday', 'Friday'])
})

test('a card has title, body, a picture for each screen, and links [SL-side_by_side_with_cards-03]', async () => {
  const element = await section([card('Monday', { link1_label: 'Routes', link1_url: webLink('/routes') })])
  expect(element.querySelector('.side-card')).toHaveTextContent('MondayAbout MondayRoutes')
  expect(element.querySelector('source')?.srcset).toContain('velodrome')
  expect(element.querySelector('img')?.src).toContain('harbour')
})

test('shows four cards at the most [SL-side_by_side_with_cards-04]', async () => {
  const element = await section([{}, ...['a', 'b', 'c', 'd', 'e'].map((title) => card(title))])
  expect([...element.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c', 'd'])
})

test('a card shows the four links that have an address [SL-side_by_side_with_cards-05, SL-side_by_side_with_cards-06]', async () => {
  const links: Record<string, unknown> = Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((place) => [
      [`link${place}_label`, `Link ${place}`],
      [`link${place}_url`, place === 2 ? undefined : webLink(`/${place}`)],
    ]),
  )
  const element = await section([card('Monday', links)])
  expect([...element.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Link 1',
    'Link 3',
    'Link 4',
  ])
})

test('pictures are asked for at 1500 pixels on a desktop and 750 on a phone [SL-side_by_side_with_cards-07, SL-side_by_side_with_cards-08]', async () => {
  const large = (name: string) => picture(name, { dimensions: { width: 4000, height: 3000 } })
  const element = await section([card('Monday', { image: large('harbour'), image_mobile: large('velodrome') })])
  expect(element.querySelectorAll('source')).toHaveLength(1)
  expect(element.querySelector('source')).toHaveAttribute('media', '(max-width: 767px)')
  expect(asked(element.querySelector('source'))).toEqual([['velodrome', '750', '750w']])
  expect(asked(element.querySelector('img'))).toEqual([['harbour', '1500', '1500w']])
  expect(element.querySelector('img')?.src).toContain('w=1500')
})

test('without a picture for phones the one for desktops is asked for in both widths, and none wider than it is [SL-side_by_side_with_cards-07, SL-side_by_side_with_cards-08]', async () => {
  const small = picture('harbour', { dimensions: { width: 900, height: 600 } })
  const element = await section([card('Monday', { image: small, image_mobile: undefined })])
  expect(asked(element.querySelector('source'))).toEqual([['harbour', '750', '750w']])
  expect(asked(element.querySelector('img'))).toEqual([['harbour', '900', '900w']])
})

/** What a browser may ask for: the picture, the width in its address, and what it is told of that. */
const asked = (element: Element | null) =>
  element
    ?.getAttribute('srcset')
    ?.split(', ')
    .map((each) => {
      const [address = '', width] = each.split(' ')
      const url = new URL(address)
      return [/(\w+)\.png/.exec(url.pathname)?.[1], url.searchParams.get('w'), width]
    })

test('which card is active is up to the styles: only above the desktop width, and the first without a pointer', () => {
  const styles = readFileSync('slices/SideBySideWithCards/side-by-side-with-cards.css', 'utf8')
  expect(styles).toMatch(/@media \(width > --theme\(--desktop-grid-width\)\) \{[\s\S]*:first-child/)
  expect(styles.split('@media (width > --theme(--desktop-grid-width))')[0]).not.toContain('opacity')
})

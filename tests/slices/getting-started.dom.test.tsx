import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const slide = (title: string) => ({
  title,
  description: paragraph(`About ${title}`),
  desktop_image: picture('harbour'),
  mobile_image: picture('hairpins'),
  link1_label: 'First',
  link1_url: webLink('/first'),
  link2_label: 'Second',
  link2_url: webLink('/second'),
})

const section = (items: Record<string, unknown>[]) =>
  sectionElement('getting_started', { primary: { title: 'Start' }, items })
const titles = (element: HTMLElement) => [...element.querySelectorAll('h3')].map(({ textContent }) => textContent)

test('shows ways to start as slides that move on by themselves [SL-getting_started-01]', async () => {
  const element = await section([slide('Bike'), slide('Shoes')])
  expect(element.querySelector('h2')).toHaveTextContent('Start')
  expect(titles(element)).toEqual(['Bike', 'Shoes'])
  const options: unknown = JSON.parse(element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? '')
  expect(options).toMatchObject({ auto: { firstShorterMs: 750 } })
})

test('a slide has text, a picture for each screen and two links [SL-getting_started-02, SL-getting_started-04]', async () => {
  const element = await section([{ ...slide('Bike'), link3_label: 'Third', link3_url: webLink('/third') }])
  expect(element).toHaveTextContent('About Bike')
  expect(element.querySelector('source')?.srcset).toContain('hairpins')
  expect(element.querySelector('img')?.src).toContain('harbour')
  expect([...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/first', '/second'])
})

test('shows three slides at the most [SL-getting_started-03]', async () => {
  expect(titles(await section([{}, ...['a', 'b', 'c', 'd'].map(slide)]))).toEqual(['a', 'b', 'c'])
})

test('says what is missing [PB-050, PB-052]', async () => {
  expect(await section([{ desktop_image: picture('harbour') }])).toHaveTextContent('missing titlemissing body')
})

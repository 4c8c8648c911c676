import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

const full = {
  eyebrow_text: 'Group rides',
  asset_image: picture('alpine-dusk'),
  title: 'The bunch waits',
  title_as: 'h3',
  body_text: paragraph('At your own pace.'),
  subtitle: 'Nobody is dropped.',
  primary_cta_label: 'Find a ride',
  primary_cta_url: webLink('/events'),
  secondary_cta_label: 'How it works',
  secondary_cta_url: webLink('/how'),
}
const section = (primary: Record<string, unknown>, context = {}) => sectionElement('side_by_side', { primary }, context)
const pictureBox = (element: HTMLElement) => element.querySelector('picture')?.parentElement

test('shows text beside a picture, with all its fields [SL-side_by_side-01, SL-side_by_side-02]', async () => {
  const element = await section(full)
  expect(element.querySelector('h3')).toHaveTextContent('The bunch waits')
  for (const text of ['Group rides', 'Nobody is dropped.', 'At your own pace.']) expect(element).toHaveTextContent(text)
  expect(element.querySelector('img')).toHaveAttribute('alt', 'Picture of alpine-dusk')
  const links = [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Find a ride', '/events'],
    ['How it works', '/how'],
  ])
})

test('the text is on the left unless it is asked to the right, wherever the section stands [SL-side_by_side-03]', async () => {
  for (const position of [1, 2, 6]) {
    expect(pictureBox(await section(full, { position }))).toHaveClass('md:order-2')
    expect(pictureBox(await section({ ...full, text_on_right: true }, { position }))).not.toHaveClass('md:order-2')
  }
})

test('each button opens a new tab when its own flag is set [SL-side_by_side-04]', async () => {
  const targets = async (flags: object) =>
    [...(await section({ ...full, ...flags })).querySelectorAll('a')].map(({ target }) => target)
  expect(await targets({})).toEqual(['', ''])
  expect(await targets({ primary_target_blank: true })).toEqual(['_blank', ''])
  expect(await targets({ secondary_target_blank: true })).toEqual(['', '_blank'])
})

test('a button needs both label and address [PB-032]', async () => {
  const element = await section({ ...full, primary_cta_url: undefined, secondary_cta_label: ' ' })
  expect(element.querySelectorAll('a')).toHaveLength(0)
})

test('says what is missing beside what is there [PB-051, PB-052, PB-053]', async () => {
  const element = await section({ title: 'Only a title', text_on_right: true })
  for (const text of ['missing eyebrow text', 'missing subtitle', 'missing body'])
    expect(element).toHaveTextContent(text)
  expect(element.querySelector('h2')).toHaveTextContent('Only a title')
})

test('a missing text on the left says which one is missing [PB-061]', async () => {
  const element = await section({ title: 'Only a title' })
  expect(element).toHaveTextContent('missing left text')
  expect(element).not.toHaveTextContent('missing body')
})

test('has a title and a picture even when only its text is filled in [PB-050, PB-062]', async () => {
  const element = await section({ body_text: paragraph('Text') })
  expect(element.querySelector('h2')).toHaveTextContent('missing title')
  expect(element.querySelector('img')).toHaveAttribute('src', '/placeholders/720x480.svg')
})

test('shows nothing when it says nothing, or all of it is of the wrong kind [PB-009]', async () => {
  expect(await sectionHtml('side_by_side', { primary: { text_on_right: true, title_as: 'h1' } })).toBe('')
  const wrong = {
    title: {},
    asset_image: { url: 'javascript:1' },
    primary_cta_label: 'Go',
    primary_cta_url: 'data:text/html,x',
  }
  expect(await sectionHtml('side_by_side', { primary: wrong })).toBe('')
})

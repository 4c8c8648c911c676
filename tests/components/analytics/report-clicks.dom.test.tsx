import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportClicks } from '@/components/analytics/report-clicks'
import { answerWith } from '../../lib/support/consent'
import { paragraph, sectionElement, webLink } from '../../slices/render-section'

const sent = vi.fn<(address: string, body: Blob) => boolean>()

/** A section in the page, whose links lead nowhere in a test. */
async function show(type: string, primary: Record<string, unknown>, items: Record<string, unknown>[] = []) {
  const root = await sectionElement(type, { primary, items })
  root.className = 'section'
  root.id = `${type}-2`
  // A handler that keeps clicks to itself hides none of them.
  root.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })
  document.body.replaceChildren(root)
  return root
}

const hero = () =>
  show('hero', {
    title: 'Ride',
    body: paragraph('Words'),
    primary_cta_label: 'Start riding',
    primary_cta_url: webLink('/plans'),
    secondary_cta_label: 'Elsewhere',
    secondary_cta_url: webLink('https://elsewhere.example/'),
  })

const click = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector)?.click()

async function reports(): Promise<unknown[]> {
  return Promise.all(sent.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as unknown))
}

beforeEach(() => {
  answerWith('statistics')
  vi.stubGlobal('navigator', { sendBeacon: sent })
  reportClicks()
})

afterEach(() => {
  sent.mockReset()
  document.body.replaceChildren()
})

test('a click on a call to action reports which one it was, and its label [SL-hero-20, PB-037]', async () => {
  const root = await hero()
  click(root, '[data-cta=primary]')
  click(root, '[data-cta=secondary]')
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/api/interactions', '/api/interactions'])
  expect(await reports()).toMatchObject([
    {
      event: 'cta_click',
      properties: { position: 'primary', label: 'Start riding', url: 'http://localhost:3000/plans' },
    },
    {
      event: 'cta_click',
      properties: { position: 'secondary', label: 'Elsewhere', url: 'https://elsewhere.example/' },
    },
  ])
})

test('the buttons of other sections are calls to action as well, the second one the secondary', async () => {
  const text = {
    button_1_label: 'One',
    button_1_url: webLink('/one'),
    button_2_label: 'Two',
    button_2_url: webLink('/two'),
  }
  const side = {
    title: 'Ride',
    primary_cta_label: 'Three',
    primary_cta_url: webLink('/three'),
    secondary_cta_label: 'Four',
    secondary_cta_url: webLink('/four'),
  }
  for (const root of [await show('text', text), await show('side_by_side', side)]) {
    document.body.replaceChildren(root)
    for (const cta of root.querySelectorAll<HTMLElement>('[data-cta]')) cta.click()
  }
  expect(await reports()).toMatchObject(
    ['One', 'Two', 'Three', 'Four'].map((label, index) => ({
      properties: { label, position: index % 2 === 0 ? 'primary' : 'secondary' },
    })),
  )
})

test('a click on a card reports where it stands, its title and its address [PB-036]', async () => {
  const root = await show('three_cards', { card_1_title: 'Run', card_1_url: webLink('/run') })
  click(root, '[data-card]')
  expect(await reports()).toMatchObject([
    { event: 'card_click', properties: { kind: 'three_cards', label: 'Run', url: 'http://localhost:3000/run' } },
  ])
})

test('starting twice reports a click once', async () => {
  reportClicks()
  click(await hero(), '[data-cta=primary]')
  expect(sent).toHaveBeenCalledOnce()
})

test('who takes the yes back is counted no more from the next click on', async () => {
  const root = await hero()
  click(root, '[data-cta=primary]')
  answerWith('none')
  click(root, '[data-cta=primary]')
  expect(sent).toHaveBeenCalledOnce()
})

test.each(['none', 'outside+chat', 'granted'])('nothing is reported when the visitor has said %j', async (said) => {
  answerWith(said)
  click(await hero(), '[data-cta=primary]')
  expect(sent).not.toHaveBeenCalled()
})

test('a click elsewhere reports nothing, and a report that fails disturbs nobody', async () => {
  const failures = vi.fn()
  window.addEventListener('error', failures, { once: true })
  const root = await hero()
  click(root, 'h2')
  expect(sent).not.toHaveBeenCalled()
  sent.mockImplementation(() => {
    throw new TypeError('no beacons here')
  })
  click(root, '[data-cta=primary]')
  expect(sent).toHaveBeenCalledOnce()
  expect(failures).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachCtaReports from '@/components/analytics/attach-cta-reports'
import { paragraph, sectionElement, webLink } from '../../slices/render-section'

const sent = vi.fn<(address: string, body: Blob) => boolean>()
let detach = () => {}

async function shownHero() {
  const root = await sectionElement('hero', {
    primary: {
      title: 'Ride',
      body: paragraph('Words'),
      primary_cta_label: 'Start riding',
      primary_cta_url: webLink('/plans'),
      secondary_cta_label: 'Elsewhere',
      secondary_cta_url: webLink('https://elsewhere.example/'),
    },
  })
  root.addEventListener('click', (event) => event.preventDefault())
  detach = attachCtaReports(root)
  return root
}

const click = (root: HTMLElement, position: string) => root.querySelector<HTMLElement>(`[data-cta="${position}"]`)?.click()

async function reports(): Promise<unknown[]> {
  return Promise.all(sent.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as unknown))
}

let answer: string | null

beforeEach(() => {
  answer = `granted ${Date.now()}`
  vi.stubGlobal('navigator', { sendBeacon: sent })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'consent' ? answer : null) })
})

afterEach(() => {
  detach()
  sent.mockReset()
})

test('a click on a call to action reports which one it was, and its label [SL-hero-20]', async () => {
  const root = await shownHero()
  click(root, 'primary')
  click(root, 'secondary')
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/api/interactions', '/api/interactions'])
  expect(await reports()).toMatchObject([
    { event: 'cta_click', properties: { position: 'primary', label: 'Start riding', url: 'http://localhost:3000/plans' } },
    { event: 'cta_click', properties: { position: 'secondary', label: 'Elsewhere', url: 'https://elsewhere.example/' } },
  ])
})

test.each([null, `refused ${Date.now()}`, 'granted 1000'])('nothing is reported when the visitor has said %j', async (said) => {
  answer = said
  click(await shownHero(), 'primary')
  expect(sent).not.toHaveBeenCalled()
})

test('a click elsewhere reports nothing, and a report that fails disturbs nobody', async () => {
  const root = await shownHero()
  root.querySelector<HTMLElement>('h2')?.click()
  expect(sent).not.toHaveBeenCalled()
  sent.mockImplementation(() => {
    throw new TypeError('no beacons here')
  })
  expect(() => click(root, 'primary')).not.toThrow()
})

import { render, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DonationList } from '@/components/fundraising/donation-list'
import { log } from '@/lib/core/server/log'
import { stubUpstream } from '../lib/support/upstream'
import { paragraph, picture, sectionElement } from './render-section'

const event = {
  campaigns: [{ id: '2001' }],
  counts: { fundraisers: 1204 },
  raised: '1595.50',
  target: '25000.00',
  deadline_date: '2026-04-11T12:00:00Z',
  currency: { symbol: '€' },
}
const project = (id: number, raised: string, first_name?: string) => ({
  id,
  event_id: 1001,
  raised,
  target: '250.00',
  url: `https://giving.example.test/ap/${id}`,
  fundraiser: { first_name, last_name: 'Rider' },
})
const donation = (id: number, changes: object) => ({
  id,
  amount: '20.00',
  currency: 'EUR',
  name: 'Lucia',
  message: 'Forza!',
  created: `2026-01-0${id}T12:00:00Z`,
  ...changes,
})

/** A provider that knows the event, with changes of a test, and fails at what the test names. */
function stubProvider(failing: 'events' | 'donations' | 'projects' | 'nothing' = 'nothing', changes: object = {}) {
  return stubUpstream(({ url }) => {
    const [, what] = /givengain\/(\w+)/.exec(url) ?? []
    if (what === failing) return new Response('', { status: 403 })
    if (what === 'events') return Response.json({ event: { ...event, ...changes } })
    if (what === 'projects') {
      const all = [
        project(1, '5.00', 'Ada'),
        project(2, '250.00', 'Chiara'),
        project(3, '0.00', 'Zoe'),
        project(4, '9.00'),
      ]
      return Response.json({ projects: all })
    }
    const gifts = [
      donation(1, { name: 'Zadok', message: 'The oldest of all' }),
      ...[2, 3, 4].map((id) => donation(id, {})),
      donation(5, { name: null, message: 'So proud of you all '.repeat(30) }),
      donation(6, { name: '<b>Mallory</b>', message: '<script>alert(1)</script>' }),
    ]
    return Response.json({ donations: gifts })
  })
}

const primary = { fundraising_event_id: '1001', background_image: picture('savanna') }
async function draw(fields = {}): Promise<HTMLElement> {
  const element = await sectionElement('givengain_sign_up', { primary: { ...primary, ...fields } })
  document.body.replaceChildren(element)
  return element
}

beforeEach(() => void vi.spyOn(log, 'warn').mockImplementation(() => undefined))

test('says what editors wrote, and in their words what can be done [SL-givengain_sign_up-01, FR-006]', async () => {
  stubProvider()
  const element = await draw({
    hero_title: 'Ride for bikes',
    hero_subtitle: 'With one click',
    start_label: 'Open my page',
    donate_label: 'Give',
    terms_text: paragraph('I accept the terms'),
  })
  expect(within(element).getByRole('heading', { name: 'Ride for bikes' })).toBeInTheDocument()
  expect(element).toHaveTextContent('With one click')
  for (const name of ['Open my page', 'Give']) expect(within(element).getByRole('button', { name })).toBeVisible()
  expect(within(element).getByRole('checkbox', { name: 'I accept the terms' })).toBeRequired()
})

test('has words of its own where editors wrote none [FR-055, FR-056]', async () => {
  stubProvider()
  const element = await draw()
  expect(within(element).getByRole('heading', { name: 'Support the Ride' })).toBeInTheDocument()
  const buttons = within(element).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Start Fundraising', 'Donate'])
  expect(within(element).getByRole('checkbox')).toHaveAccessibleName(/^I accept the terms of the fundraising provider/)
})

test('giving comes first, asks for nothing, and says whose page it goes to; the terms are those of an own page', async () => {
  stubProvider()
  const element = await draw()
  const [first, ...others] = element.querySelectorAll('.fundraising-panel :is(a, button, input:not([type=hidden]))')
  expect(first).toHaveRole('link')
  expect(first).toHaveTextContent('Donate now')
  expect(first).toHaveAttribute('href', 'https://giving.example.test/ap/2/donate')
  expect(first?.closest('form')?.querySelector('p')).toHaveTextContent('the fundraising page of Chiara Rider')
  expect(others.map((each) => each.getAttribute('name'))).toEqual(['terms', 'way', 'way'])
})

test('where no page takes gifts, none is promised', async () => {
  stubProvider('projects')
  expect(within(await draw()).queryByText('Donate now')).toBeNull()
})

test('the form of a visitor brings what for and which way through sign-in [FR-019, FR-020]', async () => {
  stubProvider()
  const form = (await draw()).querySelector('form')
  expect(form).toHaveAttribute('action', '/api/auth/login')
  expect(form).toHaveFormValues({ kind: 'fundraising', eventId: '1001', terms: false })
  expect([...(form?.querySelectorAll('button') ?? [])].map(({ value }) => value)).toEqual(['share', 'donate'])
})

test('its picture has views for tablets and phones [FR-005]', async () => {
  stubProvider()
  const views = { tablet: picture('savanna-tablet'), mobile_short: picture('savanna-short') }
  const element = await draw({ background_image: picture('savanna', views) })
  const sources = [...element.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset.split('?')[0]])
  expect(sources).toEqual([
    ['(max-width: 767px)', expect.stringContaining('savanna-short')],
    ['(min-width: 768px) and (max-width: 1199px)', expect.stringContaining('savanna-tablet')],
  ])
  expect(element.querySelector('img')?.src).toContain('savanna.png')
})

test('what was raised together is told to everybody, with who gave and who raised most', async () => {
  stubProvider()
  const element = await draw()
  expect([...element.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Raised together€1,595.50',
    'Target€25,000',
    'Fundraisers1,204',
  ])
  const [gifts, top] = [element.querySelectorAll('.fundraising-gifts > li'), element.querySelectorAll('ol > li')]
  expect([...top].map(({ textContent }) => textContent?.replace(' Opens a new window', ''))).toEqual([
    'Chiara Rider$250',
    'Ada Rider$5',
  ])
  expect(gifts).toHaveLength(5)
  expect(element).not.toHaveTextContent('The oldest of all')
})

test('how much of the target there is shows as a bar, with the last day and how near it is', async () => {
  stubProvider()
  const element = await draw()
  const bar = within(element).getByRole('progressbar', { name: '6% of the target' })
  expect(Number(bar.getAttribute('value'))).toBeCloseTo(6.382)
  const last = within(element).getByText('Last day: Saturday, April 11')
  expect(last.querySelector('[data-near]')).toHaveAttribute('data-near', 'start 2026-04-11T12:00:00.000Z')
})

test.each([
  ['no target', { target: '0' }],
  ['no sum', { raised: undefined }],
])('an event of %s has no bar', async (_, changes) => {
  stubProvider('nothing', changes)
  expect(within(await draw()).queryByRole('progressbar')).toBeNull()
})

test('more than the target fills the bar and is told, and without a last day none is', async () => {
  stubProvider('nothing', { raised: '50000', deadline_date: 'soon' })
  const element = await draw()
  expect(within(element).getByRole('progressbar', { name: '200% of the target' })).toHaveAttribute('value', '100')
  expect(element).not.toHaveTextContent('Last day')
})

test('gifts say their day, and fundraisers lead to their pages', async () => {
  stubProvider()
  const element = await draw()
  const days = [...element.querySelectorAll('.fundraising-gifts time span')].map(({ textContent }) => textContent)
  expect(days).toEqual([6, 5, 4, 3, 2].map((day) => `Jan ${day}, 2026`))
  const pages = within(element).getAllByRole('link', { name: /Rider ?Opens a new window$/ })
  expect(pages.map((each) => each.getAttribute('href'))).toEqual([
    'https://giving.example.test/ap/2',
    'https://giving.example.test/ap/1',
  ])
})

test('a gift of which the provider names no day stands without one', () => {
  const gift = { id: '1', amount: 20, currency: 'EUR', name: 'Lucia' }
  const texts = { money: '{symbol}{amount}', anonymous: 'Anonymous' }
  const { container } = render(<DonationList donations={[gift]} symbol="€" locale="en" texts={texts} />)
  expect(container).toHaveTextContent(/^Lucia ?€20$/)
})

test('donors’ words are text and kept short, and who has no name is anonymous', async () => {
  stubProvider()
  const [newest, unnamed] = (await draw()).querySelectorAll('.fundraising-gifts > li')
  expect(newest).toHaveTextContent('<b>Mallory</b>')
  expect(newest?.querySelector('b, script')).toBeNull()
  expect(unnamed).toHaveTextContent('Anonymous')
  expect(unnamed?.querySelector('p + p')?.textContent).toMatch(
    /^(?=.{1,141}$)So proud of you all .* (So|proud|of|you|all)…$/,
  )
})

test.each(['events', 'donations', 'projects'] as const)(
  'while the %s can’t be had, the rest of it stands',
  async (failing) => {
    stubProvider(failing)
    const element = await draw()
    const shown = [
      element.querySelector('dl'),
      element.querySelector('.fundraising-gifts'),
      element.querySelector('ol'),
    ]
    expect(shown.map((each) => each !== null)).toEqual(
      ['events', 'donations', 'projects'].map((each) => each !== failing),
    )
    expect(within(element).getByRole('button', { name: 'Start Fundraising' })).toBeVisible()
  },
)

test.each(['', 'no id', '..', '1001; drop', undefined])(
  'without an event (“%s”) there is nothing to begin, and nobody is asked',
  async (id) => {
    const asked = stubProvider()
    const element = await draw({ fundraising_event_id: id, hero_title: 'Soon' })
    expect(element).toHaveTextContent('Soon')
    expect(within(element).queryByRole('button')).toBeNull()
    expect(asked).toEqual([])
  },
)

test('is found under its anchors: the place, the editors’ and that of shared links [FR-004, FR-009]', async () => {
  stubProvider()
  const { anchorsOf } = await import('@/slices/dispatcher/anchors')
  const banner = (anchor_hash?: string) => ({ slice_type: 'givengain_sign_up', primary: { anchor_hash } })
  expect(anchorsOf([banner('charity'), banner('fundraiser'), banner()], 1).map(({ names }) => names)).toEqual([
    ['charity', 'fundraiser'],
    [],
    [],
  ])
})

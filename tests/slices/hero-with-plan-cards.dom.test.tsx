import { beforeEach, expect, test, vi } from 'vitest'
import { findCountryPlans } from '@/lib/domains/memberships/server'
import { plansOf } from '../lib/support/plans'
import { paragraph, picture, sectionElement, webLink } from './render-section'

vi.mock('@/lib/domains/memberships/server', () => ({ findCountryPlans: vi.fn() }))

const plans = vi.mocked(findCountryPlans)
beforeEach(() => void plans.mockReset().mockImplementation(async (country) => plansOf(country)))

const whole = {
  badge_color: 'yellow',
  badge_label: 'Best value',
  card_image: picture('savanna'),
  cta_label: 'Choose annual',
  cta_url: webLink('/plans'),
  eyebrow_text: 'For July, too',
  plan_description: paragraph('Two months cheaper'),
  plan_duration: 'ANNUAL',
  plan_name: 'Annual',
}
const section = (items: Record<string, unknown>[], context = {}) =>
  sectionElement('hero_with_plan_cards', { primary: { title: 'Pay as you ride' }, items }, context)
const card = async (item: Record<string, unknown>, context = {}) =>
  (await section([item], context)).querySelector('article')

test('a hero stands over plan cards; what is empty is no card [MB-007, SL-hero_with_plan_cards-01]', async () => {
  const element = await section([whole, {}])
  expect(element.querySelector('.hero-background h2')).toHaveTextContent('Pay as you ride')
  expect(element.querySelectorAll('.hero-background + .hero-cards article')).toHaveLength(1)
})

test('a card has what editors wrote of a plan [MB-018, SL-hero_with_plan_cards-02]', async () => {
  const element = await section([{ ...whole, price: '$150 flat', savings: 'A lot', tax_text: 'All in' }, {}])
  expect(element.querySelector('.hero-background h2')).toHaveTextContent('Pay as you ride')
  const [only, ...others] = element.querySelectorAll('.hero-cards article')
  expect(others).toHaveLength(0)
  for (const words of ['Best value', 'For July, too', 'Annual', 'Two months cheaper', '$150 flat', 'A lot', 'All in'])
    expect(only).toHaveTextContent(words)
  expect(only?.querySelector('.bg-yellow')).toHaveTextContent('Best value')
  expect(only?.querySelector('img')).toHaveAttribute('alt', 'Picture of savanna')
  expect(only?.querySelector('[data-cta]')).toHaveAttribute('href', '/plans#plan-year')
})

test.each([
  ['ANNUAL', '#choose', '#plan-year'],
  ['MONTHLY', '#choose', '#plan-month'],
  ['ANNUAL', '/plans', '/plans#plan-year'],
  ['ANNUAL', '/plans/price-us-year', '/plans/price-us-year'],
])('the button of a card of %s to %s leads to %s: a choice of plans chooses the card’s', async (duration, to, href) => {
  const annual = await card({ ...whole, plan_duration: duration, cta_url: webLink(to) })
  expect(annual?.querySelector('[data-cta]')).toHaveAttribute('href', href)
})

test('where editors leave the price to us, it is that of its duration, with savings and taxes by the country [MB-012, SL-hero_with_plan_cards-04, SL-hero_with_plan_cards-12]', async () => {
  const annual = await card(whole)
  for (const words of ['$179.99 per year', '$15.00 a month', 'You save $35.89', 'plus tax where it applies', '30-day'])
    expect(annual).toHaveTextContent(words)
  expect(plans).toHaveBeenCalledWith('US')
})

test('a policy that is not TaxExclusive has its taxes in the price [MB-011, SL-hero_with_plan_cards-05]', async () => {
  expect(await card(whole, { locale: 'de' })).toHaveTextContent('tax included')
  expect(plans).toHaveBeenCalledWith('DE')
})

test.each([undefined, 'MONTHLY', 'monthly ', 'EVERY LEAP YEAR'])(
  'the duration %j is a month [MB-019, SL-hero_with_plan_cards-03]',
  async (plan_duration) => {
    expect(await card({ ...whole, plan_duration })).toHaveTextContent('$17.99 per month')
  },
)

test.each([
  ['89', undefined, '$89.00 per year'],
  ['89', 'MONTHLY', '$89.00 per month'],
  ['149.90', 'yearly', '$149.90 per year'],
  ['From $50', 'ANNUAL', 'From $50'],
])('a price written %j for %j reads %j [MB-054, SL-hero_with_plan_cards-11]', async (price, plan_duration, words) => {
  expect((await card({ plan_name: 'Club', price, plan_duration }))?.textContent).toContain(words)
})

// decisions.md, "Memberships": what a card says of its time agrees in all its parts.
test.each([
  ['a bare price alone is by the year', { price: '89' }, '$89.00 per year', '30-day', '14-day'],
  [
    'a bare price with a duration is by that',
    { price: '89', plan_duration: 'MONTHLY' },
    '$89.00 per month',
    '14-day',
    '30-day',
  ],
  ['a price in words is monthly', { price: 'From $5' }, 'From $5', '14-day', '30-day'],
  ['without a price the card is monthly', { savings: 'A lot' }, '$17.99 per month', '14-day', '30-day'],
])('%s, and so is what it promises [MB-019, MB-050, MB-054]', async (_, item, price, promised, other) => {
  const text = (await card({ plan_name: 'Club', ...item }))?.textContent
  expect(text).toContain(price)
  expect(text).toContain(promised)
  expect(text).not.toContain(other)
})

test('beside a price that editors wrote stand no savings of ours: they are those of another price [MB-052]', async () => {
  const written = await card({ ...whole, price: '89' })
  expect(written).toHaveTextContent('$89.00 per year')
  expect(written).not.toHaveTextContent('You save')
  expect(written).not.toHaveTextContent('a month')
  expect(await card({ ...whole, price: '89', savings: 'A lot' })).toHaveTextContent('A lot')
})

test('what a plan lacks is said in its place [SL-hero_with_plan_cards-08, SL-hero_with_plan_cards-09, SL-hero_with_plan_cards-10]', async () => {
  plans.mockResolvedValue({ ...plansOf('US'), prices: [] })
  const bare = await card({ badge_label: 'Soon' })
  for (const words of ['missing plan name', 'missing description', 'missing price'])
    expect(bare).toHaveTextContent(words)
})

test('plans of another country than the page’s are said to be so [MB-053]', async () => {
  plans.mockResolvedValue(plansOf('US'))
  const element = await section([whole], { locale: 'ja' })
  expect(element.querySelector('[role=status]')).toHaveTextContent('日本')
  expect((await section([whole])).querySelector('[role=status]')).toBeNull()
})

test.each([
  ['en', ['visa', 'mastercard', 'americanExpress', 'discover', 'paypal']],
  ['fr', ['visa', 'mastercard', 'americanExpress', 'paypal']],
])(
  'in %s the ways to pay are %j [MB-055, SL-hero_with_plan_cards-06, SL-hero_with_plan_cards-07]',
  async (locale, brands) => {
    const element = await section([whole], { locale })
    expect([...element.querySelectorAll<HTMLElement>('[data-brand]')].map(({ dataset }) => dataset.brand)).toEqual(
      brands,
    )
  },
)

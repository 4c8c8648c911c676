import { beforeEach, expect, test, vi } from 'vitest'
import { findCountryPlans } from '@/lib/domains/memberships/server'
import { paragraph, picture, sectionElement, webLink } from './render-section'
import { plansOf } from '../lib/support/plans'

vi.mock('@/lib/domains/memberships/server', () => ({ findCountryPlans: vi.fn(), isAnnualDefault: () => false }))

const plans = vi.mocked(findCountryPlans)
beforeEach(() => void plans.mockReset().mockImplementation(async (country) => plansOf(country)))

const section = (primary = {}, context = {}) => sectionElement('hero_with_plan_selection', { primary }, context)

test('a hero with title, text, picture and the choice of a plan [SL-hero_with_plan_selection-01]', async () => {
  const element = await section(
    {
      title: 'One membership',
      body: paragraph('Every road'),
      background_image: picture('fjord'),
      annual_label: 'By the year',
      monthly_label: 'By the month',
      submit_label: 'Take it',
    },
    { position: 1 },
  )
  expect(element.querySelector('h1')).toHaveTextContent('One membership')
  expect(element).toHaveTextContent('Every road')
  expect(element.querySelector('.backdrop img')).toHaveAttribute('alt', 'Picture of fjord')
  const options = [...element.querySelectorAll('form label.plan-option')]
  expect(options.map((option) => option.querySelector('.font-display')?.textContent)).toEqual([
    'By the year',
    'By the month',
  ])
  expect(element.querySelector('form [type=submit]')).toHaveTextContent('Take it')
})

test('its second action leads to a new account, or where editors say [MB-005]', async () => {
  expect((await section()).querySelector('[data-cta=secondary]')).toHaveAttribute('href', '/join')
  const own = await section({ secondary_cta_label: 'How', secondary_cta_url: webLink('/how-it-works') })
  expect(own.querySelector('[data-cta=secondary]')).toHaveAttribute('href', '/how-it-works')
})

test('its button reads Join Now, and the price of a month is chosen [MB-006, SL-hero_with_plan_selection-03]', async () => {
  const element = await section()
  expect(element.querySelector('[type=submit]')).toHaveTextContent('Join Now')
  expect(element.querySelector('input:checked')).toHaveAttribute('value', 'US-month')
})

test('the page’s language says whose prices it is made with', async () => {
  await section({}, { locale: 'ja' })
  expect(plans).toHaveBeenCalledWith('JP')
})

test('without prices it says so, and offers another try', async () => {
  plans.mockResolvedValue(undefined)
  const element = await section()
  expect(element.querySelector('[role=status]')).toHaveTextContent('We can’t load the prices')
  expect(element.querySelector('a[href="?"]')).toHaveTextContent('Try again')
})

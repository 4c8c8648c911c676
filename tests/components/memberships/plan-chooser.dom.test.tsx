import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlanChooser } from '@/components/memberships/plan-chooser'
import { planTexts } from '@/components/memberships/plan-texts'
import type { Locale } from '@/i18n/locales'
import { formatOffer } from '@/lib/domains/memberships/offer-presenter'
import { tellCountry } from '@/lib/domains/session/country-choice'
import type { Offer } from '@/lib/domains/memberships/schema'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { SITE } from '../../lib/support/session'
import { stubLocalStorage } from '../../lib/support/storage'
import { NOW, plansOf, sweden, usa } from './offers'

const texts = await planTexts('en', 'US')
const labels = { year: 'Annual', month: 'Monthly', submit: 'Join Now' }

let gone: string[]
let kept: Map<string, string>

beforeEach(() => {
  kept = stubLocalStorage()
  delete document.documentElement.dataset.player
  tellCountry('US')
  gone = []
  vi.stubGlobal('location', Object.assign(new URL(SITE), { assign: (to: string) => gone.push(to) }))
})

type Drawn = { offer?: Offer; isAnnualDefault?: boolean; locale?: Locale; isTold?: boolean }

function draw({ offer = usa, isAnnualDefault = false, locale = 'en', isTold = false }: Drawn = {}, isOut = false) {
  const page = { country: 'US', isTold, offer: isOut ? undefined : offer, locale }
  return render(
    <PlanChooser page={page} isAnnualDefault={isAnnualDefault} texts={texts} labels={labels}>
      <a href="/join">Create an account</a>
    </PlanChooser>,
  )
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Join Now' }))

test('offers a year with its price by the month, its savings and its guarantee [MB-049, MB-051, MB-052]', () => {
  draw()
  const [year, month] = screen.getAllByRole('radio').map((radio) => radio.closest('label'))
  expect(year).toHaveTextContent('Annual')
  for (const words of ['$179.99 per year', '$15.00 a month', 'You save $35.89 a year', '30-day money-back guarantee'])
    expect(year).toHaveTextContent(words)
  expect(month).toHaveTextContent('Monthly')
})

test('offers annual and monthly, the month with its trial and its taxes [MB-001, MB-050]', () => {
  draw()
  const [, month] = screen.getAllByRole('radio').map((radio) => radio.closest('label'))
  for (const words of ['$17.99 per month', '14-day free trial', 'plus tax where it applies'])
    expect(month).toHaveTextContent(words)
})

test.each([
  [false, 'US-month'],
  [true, 'US-year'],
])(
  'the first choice goes by the flag: %s [MB-020, SL-hero_with_plan_selection-02, SL-hero_with_plan_selection-03]',
  (isAnnualDefault, value) => {
    draw({ isAnnualDefault })
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', value)
  },
)

test('the chosen price can be changed [MB-021, SL-hero_with_plan_selection-04]', async () => {
  draw()
  await userEvent.click(screen.getByRole('radio', { name: /Annual/ }))
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'US-year')
})

test('the button reads Join Now and leads to the page of the chosen price [MB-004, MB-006, SL-hero_with_plan_selection-06]', async () => {
  draw()
  await submit()
  expect(gone).toEqual(['/plans/US-month'])
})

test('a plan that the address names is chosen, and is what the button buys', async () => {
  location.hash = '#plan-year'
  draw()
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'US-year')
  await submit()
  expect(gone).toEqual(['/plans/US-year'])
})

test('a link to a plan chooses it each time it is followed, and one to anything else chooses nothing', async () => {
  draw()
  const choose = async (hash: string) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = `${SITE}${hash}`
    await userEvent.click(link)
    link.remove()
    return new FormData(document.forms[0]).get('price')
  }
  expect(await choose('#plan-year')).toBe('US-year')
  await userEvent.click(screen.getByRole('radio', { name: /Monthly/ }))
  expect(await choose('#plan-year')).toBe('US-year')
  expect(await choose('#questions')).toBe('US-year')
  expect(await choose('#plan-month')).toBe('US-month')
})

test('a choice made before script ran counts [MB-021]', async () => {
  draw()
  const annual = screen.getByRole('radio', { name: /Annual/ })
  if (annual instanceof HTMLInputElement) annual.checked = true
  await submit()
  expect(gone).toEqual(['/plans/US-year'])
})

test('sending is busy until the page is shown again, and sends once [MB-022, SL-hero_with_plan_selection-05]', async () => {
  draw({ locale: 'de' })
  await userEvent.click(screen.getByRole('radio', { name: /Annual/ }))
  const join = screen.getByRole('button', { name: 'Join Now' })
  act(() => {
    join.click()
    join.click() // before the first is drawn
  })
  expect(gone).toEqual(['/de/plans/US-year'])
  const button = screen.getByRole('button', { name: texts.submitting })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  expect(gone).toHaveLength(1)
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))) // back from there
  expect(screen.getByRole('button', { name: 'Join Now' })).toHaveAttribute('aria-disabled', 'false')
})

test('the choice is required, and its form says it all without script [MB-027]', () => {
  draw()
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeRequired()
  const form = screen.getByRole('button', { name: 'Join Now' }).closest('form')
  expect(form).toHaveAttribute('action', '/api/plans/choice')
  expect(new FormData(form ?? undefined).get('price')).toBe('US-month')
})

/** The switch of countries, which leads out of a country without plans, and nothing else beside the spinner. */
function expectOnlySpinner(country: string) {
  expect(screen.getByRole('status')).toHaveClass('plan-spinner')
  for (const role of ['radio', 'button', 'img', 'list', 'link']) expect(screen.queryByRole(role)).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Prices for' })).toHaveValue(country)
}

test('where nothing is sold a sentence says so, beside another try and the way to another country’s prices', async () => {
  ownApi(http.get('/api/plans', () => Response.json({ ...sweden, country: 'FR' })))
  draw({ offer: { ...usa, plans: [] } })
  expect(screen.getByRole('status')).toHaveTextContent(texts.none)
  expect(screen.queryByText(texts.loading)).toBeNull()
  expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'France')
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
})

test('another try where nothing was sold asks again', async () => {
  const asked = ownApi(http.get('/api/plans', () => Response.json({ ...sweden, plans: [] })))
  draw()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Belgium')
  expect(await screen.findByText(texts.none)).toBeVisible()
  ownApi(http.get('/api/plans', () => Response.json({ ...sweden, country: 'BE' })))
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  expect(asked).toEqual(Array.from({ length: 2 }, () => 'GET /api/plans?country=BE&locale=en'))
})

test('a country without plans shows those of the default country, and a sentence says so [MB-053]', async () => {
  const instead = await formatOffer(plansOf('US', 'USD', { year: '179.99', month: '17.99' }), 'en', NOW, 'CH')
  ownApi(http.get('/api/plans', () => Response.json(instead)))
  draw()
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Switzerland')
  const said = 'We have no prices for this country yet: Switzerland. These are the prices for: United States.'
  expect(await screen.findByText(said)).toHaveRole('status')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('combobox')).toHaveFocus()
})

test('who can’t have the prices of a country may look at those of another', async () => {
  const isSpain = (url: string) => url.includes('country=ES')
  ownApi(
    http.get('/api/plans', ({ request }) =>
      isSpain(request.url) ? Response.json({ ...sweden, country: 'ES' }) : problemAnswer('upstream_unavailable', 503),
    ),
  )
  draw()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Italy')
  expect(await screen.findByText(texts.failed)).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Spain')
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
})

test('another country is only a spinner until a plan of it is here, is remembered, and shows in its currency [MB-023, SL-hero_with_plan_selection-07, SL-hero_with_plan_selection-08]', async () => {
  let answer: (response: Response) => void = () => undefined
  const asked = ownApi(http.get('/api/plans', () => new Promise<Response>((resolve) => (answer = resolve))))
  draw()
  expect(within(screen.getByRole('list', { name: 'Ways to pay' })).getAllByRole('img')).toHaveLength(5)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prices for' }), 'Sweden')
  expectOnlySpinner('SE')
  await waitFor(() => expect(asked).toEqual(['GET /api/plans?country=SE&locale=en']))
  await act(async () => answer(Response.json(sweden)))
  expect((await screen.findAllByRole('radio'))[0]?.closest('label')).toHaveTextContent(/SEK.1,890\.00 per year/)
  expect(within(screen.getByRole('list', { name: 'Ways to pay' })).queryByRole('img', { name: 'Discover' })).toBeNull()
  expect(kept.get('country')).toBe('SE')
})

test('where a player lives is looked at before the page’s country, and after what was chosen', async () => {
  const asked = ownApi(
    http.get('/api/plans', ({ request }) =>
      Response.json({ ...sweden, country: new URL(request.url).searchParams.get('country') }),
    ),
  )
  draw()
  act(() => tellCountry('NL'))
  await waitFor(() => expect(asked).toEqual(['GET /api/plans?country=NL&locale=en']))
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Austria')
  await waitFor(() => expect(asked).toHaveLength(2))
  act(() => tellCountry('US'))
  expect(await screen.findByRole('combobox')).toHaveValue('AT')
})

test('where a visitor is counts before the page’s country, where a proxy says it; without a proxy nobody is asked', async () => {
  tellCountry(null)
  const asked = ownApi(
    http.get('/api/country', () => Response.json({ country: 'SE' })),
    http.get('/api/plans', () => Response.json(sweden)),
  )
  const { unmount } = draw()
  expect(screen.getByRole('combobox')).toHaveValue('US')
  expect(asked).toEqual([])
  unmount()
  draw({ isTold: true })
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('SE'))
  expect(asked[0]).toBe('GET /api/country')
})

test('a player’s own country is asked for, and not where the player is', async () => {
  tellCountry(null)
  document.documentElement.dataset.player = 'on'
  const asked = ownApi(
    http.get('/api/profile/country', () => Response.json({ country: 'NL' })),
    http.get('/api/plans', () => Response.json({ ...sweden, country: 'NL' })),
  )
  draw({ isTold: true })
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('NL'))
  expect(asked).not.toContain('GET /api/country')
})

test('a country that is on no list is named as well; where nobody knows it, it is said whose prices show [MB-053]', async () => {
  const norway = await formatOffer(plansOf('NO', 'NOK', { month: '199.00' }), 'en', NOW)
  ownApi(http.get('/api/plans', ({ request }) => Response.json(request.url.includes('country=NO') ? norway : usa)))
  draw()
  act(() => tellCountry('NO'))
  expect(await screen.findByRole('option', { name: 'Norway', selected: true })).toBeVisible()
  act(() => tellCountry('BR'))
  expect(await screen.findByRole('option', { name: 'United States', selected: true })).toBeVisible()
})

test('prices that cannot be had are a retry, not an endless spinner', async () => {
  ownApi(http.get('/api/plans', () => problemAnswer('upstream_unavailable', 503)))
  draw({}, true)
  expect(screen.getByRole('status')).toHaveTextContent(texts.failed)
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.failed))
  ownApi(http.get('/api/plans', () => Response.json(usa)))
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
})

test('old prices say of when they are', async () => {
  const later = new Date(NOW.getTime() + 2 * 3_600_000)
  draw({ offer: await formatOffer(plansOf('US', 'USD', { month: '17.99' }), 'en', later) })
  expect(screen.getByText('Prices as of Mar 10, 2026, 6:00 PM UTC')).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemAnswer } from '../../lib/support/own-api'
import { chiara, closePage, dialog, draw, fundraisingApi, openPage, pass, press, project } from './fundraiser-page'

beforeEach(openPage)
afterEach(closePage)

test('a fundraiser sees how far it has come, and sharing opens straight to the link [FR-011, FR-012, FR-054]', async () => {
  fundraisingApi({ mine: () => Response.json(chiara) })
  draw(new Date(Date.now() + 5 * 86_400_000).toISOString())
  await pass(0)
  expect(screen.getByText('€335.50 raised of €500')).toBeVisible()
  expect(screen.getByText('67%')).toBeVisible()
  expect(Number(screen.getByRole('progressbar').getAttribute('value'))).toBeCloseTo(67.1)
  expect(screen.getByText('5 days left')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Share')
  expect(dialog().getByRole('textbox')).toHaveValue(
    `${location.origin}/ride?utm=mail&fundraiser_id=7001&public_id=ply-chiara#fundraiser`,
  )
})

test('beyond the target it says so and thanks, and the bar is full', async () => {
  fundraisingApi({ mine: () => Response.json({ ...chiara, project: { ...project, raised: 520 } }) })
  draw()
  await pass(0)
  expect(screen.getByText('104%')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100')
  expect(screen.getByText(/You have reached your target/)).toBeVisible()
})

test('a page without a target or an address shows what is there', async () => {
  const { pageUrl: _page, donateUrl: _donate, ...bare } = project
  fundraisingApi({ mine: () => Response.json({ ...chiara, project: { ...bare, target: 0, symbol: '$' } }) })
  draw('2020-01-01T00:00:00Z')
  await pass(0)
  expect(screen.getByText('0%')).toBeVisible()
  expect(screen.getByText('$335.50 raised of $0')).toBeVisible()
  expect(screen.queryByText(/reached|left|day/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a visitor who follows a link sees whose page it is and where to give, beside the own buttons [FR-002, FR-003]', async () => {
  delete document.documentElement.dataset.player
  history.replaceState(null, '', '/ride?fundraiser_id=7001&public_id=ply-chiara')
  const asked = fundraisingApi()
  draw()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Chiara Moretti rides for charity' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Donate to Chiara Moretti/ })).toHaveAttribute('href', project.donateUrl)
  expect(screen.getByText('Forza')).toBeVisible()
  expect(screen.getByText('Anonymous')).toBeVisible()
  expect(screen.getByText('the visitor’s buttons')).toBeVisible()
  expect(asked).toEqual(['GET /api/fundraising/events/1001/fundraisers/7001'])
})

test('somebody else’s id in the address never becomes the player’s own', async () => {
  history.replaceState(null, '', '/ride?fundraiser_id=7001&public_id=ply-chiara')
  const asked = fundraisingApi()
  draw()
  await pass(50)
  expect(screen.getByRole('heading', { name: 'Chiara Moretti rides for charity' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Start Fundraising' })).toBeVisible()
  expect(asked.some((each) => !each.startsWith('GET'))).toBe(false)
})

test('a fundraiser who opens the own link sees the own page alone', async () => {
  history.replaceState(null, '', '/ride?fundraiser_id=7001&public_id=anything')
  const asked = fundraisingApi({ mine: () => Response.json(chiara) })
  draw()
  await pass(0)
  expect(screen.getByRole('heading', { name: 'Your fundraising page' })).toBeVisible()
  expect(screen.queryByText(/rides for charity/)).toBeNull()
  expect(asked).toEqual(['GET /api/fundraising/events/1001/mine'])
})

test('where it can’t be told whether there is a page, nothing is offered but another try', async () => {
  const answers = [problemAnswer('upstream_unavailable', 503), problemAnswer('upstream_unavailable', 503)]
  fundraisingApi({ mine: () => answers.shift() ?? Response.json(chiara) })
  draw()
  await pass(5000)
  expect(screen.queryByRole('button', { name: 'Start Fundraising' })).toBeNull()
  await press('Try again')
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Your fundraising page' })).toBeVisible()
})

test('who turns out not to be signed in gets the visitor’s buttons', async () => {
  fundraisingApi({ mine: () => problemAnswer('not_signed_in', 401) })
  draw()
  await pass(10)
  expect(screen.getByText('the visitor’s buttons')).toBeVisible()
})

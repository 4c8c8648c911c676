import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KnownData } from '@/components/account/known-data'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const draw = async (data: object, timeZone = 'UTC') =>
  render(await resolveTree(<KnownData data={data} locale="en" timeZone={timeZone} />))

const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

test('names are in words, values as they are known, times in the visitor’s zone', async () => {
  const data = { firstName: 'Maya', usesMetric: true, isMale: null, consentAt: '2026-03-10T17:59:59.000Z', consent: [] }
  await draw(data, 'Asia/Tokyo')
  expect(facts()).toEqual([
    'First name: Maya',
    'Metric units: Yes',
    'Man: –',
    'Answered on: Mar 11, 2026, 2:59 AM',
    'Agreed to: Nothing is known.',
  ])
})

test('lists are lists, also within an entry', async () => {
  await draw([{ campaign: 'tour', stages: [{ name: 'stage-1', percent: 100 }] }, { campaign: 'fondo' }])
  const [tour, stage] = screen.getAllByRole('listitem')
  expect(tour).toContainElement(stage ?? null)
  expect(
    within(stage ?? document.body)
      .getAllByRole('definition')
      .map((each) => each.textContent),
  ).toEqual(['stage-1', '100'])
})

test.each([[[]], [{}], [{ type: undefined }]])('where nothing is known (%o), it says so', async (data) => {
  await draw(data)
  expect(screen.getByText('Nothing is known.')).toBeVisible()
})

test('what a player wrote is text', async () => {
  await draw([{ story: '<img src=x onerror=alert(1)>' }])
  expect(document.querySelector('img')).toBeNull()
})

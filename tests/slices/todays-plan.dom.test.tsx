import { within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { stubUpstream } from '../lib/support/upstream'
import { paragraph, sectionElement } from './render-section'

const primary = { title: 'A coach', description: paragraph('Reads your week'), button_label: 'Connect me' }

async function draw(fields = {}, answer = () => Response.json({ tc: '<h2>Coaching terms</h2><p>Be kind</p>' })) {
  stubUpstream(answer)
  const element = await sectionElement('todays_plan', { primary: { ...primary, ...fields } })
  document.body.replaceChildren(element)
  return within(element)
}

beforeEach(() => void vi.spyOn(log, 'warn').mockImplementation(() => undefined))

test('says what editors wrote, and asks for the partner’s terms, which can be read [SL-todays_plan-01, PA-005, PA-021]', async () => {
  const section = await draw({ terms_text: paragraph('I accept their terms') })
  expect(section.getByRole('heading', { name: 'A coach' })).toBeVisible()
  expect(section.getByText('Reads your week')).toBeVisible()
  expect(section.getByRole('checkbox', { name: 'I accept their terms' })).toBeRequired()
  expect(section.getByRole('button', { name: 'Connect me' })).toBeVisible()
  const opener = section.getByRole('button', { name: 'Read the terms' })
  const terms = document.getElementById(opener.getAttribute('commandfor') ?? '')
  expect(terms).toHaveTextContent('Be kind')
  expect(terms?.querySelector('h3')).toHaveTextContent('Coaching terms')
})

test('has words of its own where editors wrote none', async () => {
  const section = await draw({ button_label: null })
  expect(section.getByRole('button', { name: 'Connect' })).toBeVisible()
  expect(section.getByRole('checkbox', { name: 'I accept the terms of the training plans.' })).toBeVisible()
})

test('while the terms can’t be had, it says so and offers nothing to accept', async () => {
  const section = await draw({}, () => new Response('', { status: 403 }))
  expect(section.getByRole('status')).toHaveTextContent('The terms can’t be shown right now')
  expect(section.queryByRole('checkbox')).toBeNull()
  expect(section.queryByRole('button', { name: 'Connect me' })).toBeNull()
})

test('is found under the editors’ anchor [PA-004]', async () => {
  const { anchorsOf } = await import('@/slices/dispatcher/anchors')
  const plan = { slice_type: 'todays_plan', primary: { anchor_hash: 'coaching' } }
  expect(anchorsOf([plan], 3)).toEqual([{ place: 'todays_plan-3', names: ['coaching'] }])
})

import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import PrivacyState from '@/components/analytics/privacy-state'
import { keepConsent } from '@/lib/core/keep-consent'
import { answerWith, forgetAnswer } from '../../lib/support/consent'

const categories = [
  { category: 'statistics', name: 'Statistics', text: 'We count clicks.' },
  { category: 'outside', name: 'Players and maps', text: 'Of other companies.' },
] as const
const texts = { allowed: 'Allowed', refused: 'Not allowed', change: 'Change my choice' }
const state = <PrivacyState categories={categories} allowed={['outside']} texts={texts} />

beforeEach(() => {
  forgetAnswer()
  document.body.replaceChildren()
})
afterEach(forgetAnswer)

const shown = () => screen.getAllByRole('term').map((each) => each.textContent)

test('the server says what the request’s cookie allows', () => {
  document.body.innerHTML = renderToString(state)
  expect(shown()).toEqual(['StatisticsNot allowed', 'Players and mapsAllowed'])
})

test('an answer on the page is shown at once', () => {
  answerWith('none')
  render(state)
  expect(shown()).toEqual(['StatisticsNot allowed', 'Players and mapsNot allowed'])
  act(() => keepConsent(['statistics']))
  expect(shown()).toEqual(['StatisticsAllowed', 'Players and mapsNot allowed'])
})

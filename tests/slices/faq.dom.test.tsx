import { expect, test } from 'vitest'
import { paragraph, sectionElement, sectionHtml } from './render-section'

const questions = [
  { question: 'What do I need?', answer: paragraph('A trainer.') },
  { question: 'Can I run?', answer: paragraph('Yes.') },
]

test('is an accordion of its questions with their answers [SL-faq-01]', async () => {
  const element = await sectionElement('faq', { primary: { title: 'Good to know' }, items: questions })
  expect(element.querySelector('h2')).toHaveTextContent('Good to know')
  const entries = [...element.querySelectorAll('details')]
  expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual(['What do I need?', 'Can I run?'])
  expect(entries.map((entry) => entry.querySelector('.prose')?.textContent)).toEqual(['A trainer.', 'Yes.'])
})

test('starts closed, its questions in one group of which the browser opens one at most [FM-013, FM-014]', async () => {
  const element = await sectionElement('faq', { items: questions }, { anchor: 'faq-3' })
  const entries = [...element.querySelectorAll('details')]
  expect(entries.map((entry) => entry.getAttribute('name'))).toEqual(['faq-3', 'faq-3'])
  expect(entries.some((entry) => entry.open)).toBe(false)
})

test('keeps its questions apart from those of another FAQ on the page', async () => {
  const one = await sectionElement('faq', { items: questions }, { anchor: 'faq-1' })
  const other = await sectionElement('faq', { items: questions }, { anchor: 'faq-2' })
  const nameOf = (element: HTMLElement) => element.querySelector('details')?.getAttribute('name')
  expect(nameOf(one)).not.toBe(nameOf(other))
})

test('a question without answer and an answer without question say what is missing, and a blank row is none [PB-052, PB-054]', async () => {
  const items = [{ question: 'Only a question' }, { answer: paragraph('Only an answer') }, { question: ' ' }]
  const entries = [...(await sectionElement('faq', { items })).querySelectorAll('details')]
  expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual([
    'Only a question',
    'missing header',
  ])
  expect(entries.map((entry) => entry.querySelector('.prose')?.textContent)).toEqual(['missing body', 'Only an answer'])
})

test('shows two questions of the same words', async () => {
  const element = await sectionElement('faq', { items: [...questions, ...questions] })
  expect(element.querySelectorAll('details')).toHaveLength(4)
})

test('shows nothing without questions, whatever its fields are [PB-009]', async () => {
  expect(await sectionHtml('faq', { primary: { title: 'Alone' } })).toBe('')
  expect(
    await sectionHtml('faq', {
      items: [
        { question: false, answer: true },
        { question: [], answer: {} },
      ],
    }),
  ).toBe('')
})

test('questions without a header say so [PB-054]', async () => {
  const element = await sectionElement('faq', { items: questions })
  expect(element.querySelector('h2')).toHaveTextContent('missing header')
})

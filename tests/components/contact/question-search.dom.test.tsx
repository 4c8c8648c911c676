import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import attachQuestionSearch from '@/components/contact/attach-question-search'
import { QuestionIndex } from '@/components/contact/question-index'

const user = userEvent.setup({ delay: null })

const groups = [
  {
    title: 'Set-up',
    anchor: 'set-up',
    questions: [{ question: 'My trainer sleeps', answer: 'Wake it with the cranks.' }],
  },
  {
    title: 'Money',
    anchor: undefined,
    questions: [
      { question: 'How do I cancel?', answer: 'In your settings.' },
      { question: 'À quoi sert un café?', answer: 'Rien.' },
    ],
  },
]

async function show(): Promise<void> {
  document.documentElement.lang = 'en'
  document.body.innerHTML = renderToStaticMarkup(await QuestionIndex({ groups }))
  const root = document.querySelector<HTMLElement>('.question-index')
  if (!root) throw new Error('nothing was drawn')
  attachQuestionSearch(root)
}

const seen = () =>
  [...document.querySelectorAll('details')]
    .filter((each) => !each.closest('[hidden]'))
    .map((each) => each.querySelector('summary')?.textContent)

test('only questions that hold every word stay, in the question or the answer, without case and accents', async () => {
  await show()
  const input = screen.getByRole('searchbox', { name: 'Search the answers' })
  await user.type(input, 'CRANKS trainer')
  expect(seen()).toEqual(['My trainer sleeps'])
  await user.clear(input)
  await user.type(input, 'cafe')
  expect(seen()).toEqual(['À quoi sert un café?'])
  await user.clear(input)
  expect(seen()).toHaveLength(3)
})

test('says so where nothing is found', async () => {
  await show()
  await user.type(screen.getByRole('searchbox'), 'zebra')
  expect(seen()).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found. Try fewer words, or ask us below.')
})

test('says how many are left while one types, and nothing without a search', async () => {
  await show()
  const input = screen.getByRole('searchbox')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.type(input, 'a')
  expect(screen.getByRole('status')).toHaveTextContent(/^3 answers found$/)
  await user.type(input, ' crank')
  expect(screen.getByRole('status')).toHaveTextContent(/^1 answer found$/)
  await user.clear(input)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('at most one answer is open [FM-013, FM-014]', async () => {
  await show()
  const names = [...document.querySelectorAll('details')].map((each) => each.getAttribute('name'))
  expect(new Set(names)).toEqual(new Set(['questions']))
})

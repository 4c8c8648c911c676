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

async function show(): Promise<HTMLElement> {
  document.body.innerHTML = renderToStaticMarkup(await QuestionIndex({ groups }))
  const root = document.querySelector<HTMLElement>('.question-index')
  if (!root) throw new Error('nothing was drawn')
  attachQuestionSearch(root)
  return root
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
  const root = await show()
  await user.type(screen.getByRole('searchbox'), 'zebra')
  expect(seen()).toEqual([])
  expect(root).toHaveAttribute('data-found-none')
})

test('at most one answer is open [FM-013, FM-014]', async () => {
  await show()
  const names = [...document.querySelectorAll('details')].map((each) => each.getAttribute('name'))
  expect(new Set(names)).toEqual(new Set(['questions']))
})

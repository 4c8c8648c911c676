import { expect, test } from 'vitest'
import { groupQuestions } from '@/lib/content/site/questions'

type Data = Parameters<typeof groupQuestions>[0][number]['data']

const answer = (text: string) => [{ type: 'paragraph', text, spans: [], direction: 'ltr' }]

/** A document of FAQ sections, by their titles. */
const documentOf = (sections: Record<string, string[]>) => {
  const body = Object.entries(sections).map(([title, questions]) => ({
    slice_type: 'faq',
    primary: { title, anchor_hash: title.toLowerCase() },
    items: questions.map((question) => ({ question, answer: answer(`About ${question}`) })),
  }))
  return { data: { body } as unknown as Data }
}

const named = (groups: ReturnType<typeof groupQuestions>) =>
  groups.map(({ title, questions }) => [title, ...questions.map(({ question, times }) => `${question} ${times}`)])

test('the groups are those that were chosen, and what others ask is in one group after them', () => {
  const chosen = [documentOf({ Events: ['a', 'b'] }), documentOf({ Money: ['c'] })]
  const others = [documentOf({ Shop: ['e'], Events: ['d'] }), documentOf({ Races: ['f', 'a'] })]
  const groups = groupQuestions(chosen, others)
  expect(named(groups)).toEqual([
    ['Events', 'a 2', 'b 1', 'd 1'],
    ['Money', 'c 1'],
    ['', 'e 1', 'f 1'],
  ])
  expect(groups.map(({ anchor }) => anchor)).toEqual(['events', 'money', undefined])
})

test('where none are chosen all keep their titles', () => {
  const groups = groupQuestions([], [documentOf({ Events: ['a'] }), documentOf({ Money: ['b'] })])
  expect(named(groups)).toEqual([
    ['Events', 'a 1'],
    ['Money', 'b 1'],
  ])
  expect(groups.map(({ anchor }) => anchor)).toEqual(['events', 'money'])
})

test('a question counts once, and those that are asked on most pages come first in their group', () => {
  const groups = groupQuestions([
    documentOf({ Events: ['a', 'b'] }),
    documentOf({ Other: ['b'] }),
    documentOf({ Third: ['b'] }),
  ])
  expect(named(groups)).toEqual([['Events', 'b 3', 'a 1']])
})

test('a question without answer is none, and neither is a section of another type', () => {
  const data = {
    body: [
      { slice_type: 'faq', primary: {}, items: [{ question: 'Why?' }, { answer: answer('So.') }] },
      { slice_type: 'text', primary: { title: 'Why?' }, items: [] },
    ],
  } as unknown as Data
  expect(groupQuestions([{ data }])).toEqual([])
})

import { setImmediate as later } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { answerTooManyTries, answerWithStatus, newExchange, withExchange } from '@/lib/delivery/page-answer'

const anAnswer = () => ({ statusCode: 200, setHeader: vi.fn<(name: string, value: string) => void>() })

test('a page gives its own answer its status, whichever others are made at the same time', async () => {
  const answers = [anAnswer(), anAnswer(), anAnswer()] as const
  const page = (status?: 404 | 503) => async () => {
    await later()
    if (status) answerWithStatus(status)
  }
  await Promise.all([
    withExchange(newExchange(answers[0]), page(404)),
    withExchange(newExchange(answers[1]), page(503)),
    withExchange(newExchange(answers[2]), page()),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 503, 200])
  expect(answers.map(({ setHeader }) => setHeader.mock.calls)).toEqual([
    [['X-Page-Status', '404']],
    [['X-Page-Status', '503']],
    [],
  ])
})

test('a page that says "too many tries" says in its head when to come back', async () => {
  const answer = anAnswer()
  withExchange(newExchange(answer), () => answerTooManyTries(37))
  expect(answer.statusCode).toBe(429)
  expect(answer.setHeader).toHaveBeenCalledWith('retry-after', '37')
})

test('without a server of ours nothing happens', () => {
  expect(() => answerWithStatus(404)).not.toThrow()
})

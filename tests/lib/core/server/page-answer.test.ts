import { setImmediate as later } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answerWithStatus, withPageAnswer } from '@/lib/core/server/page-answer'

test('a page gives its own answer its status, whichever others are made at the same time', async () => {
  const answers = [{ statusCode: 200 }, { statusCode: 200 }, { statusCode: 200 }] as const
  const page = (status?: 404 | 503) => async () => {
    await later()
    if (status) answerWithStatus(status)
  }
  await Promise.all([
    withPageAnswer(answers[0], page(404)),
    withPageAnswer(answers[1], page(503)),
    withPageAnswer(answers[2], page()),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 503, 200])
})

test('without a server of ours nothing happens', () => {
  expect(() => answerWithStatus(404)).not.toThrow()
})

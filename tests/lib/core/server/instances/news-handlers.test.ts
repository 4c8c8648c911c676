import { beforeEach, expect, test, vi } from 'vitest'
import type { News } from '@/lib/core/server/instances/news'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const joined: News = { kind: 'joined' }

/** The module as another part of the bundler’s has it. */
function copy() {
  vi.resetModules()
  return import('@/lib/core/server/instances/news-handlers')
}

beforeEach(forgetProcessState)

test('news are handed on to every part that wants them, in whichever copy of the module', async () => {
  const [one, other] = [await copy(), await copy()]
  const [first, second] = [vi.fn(), vi.fn()]
  one.handOn(joined)
  one.handleNews('one', first)
  other.handleNews('other', second)
  one.handOn(joined)
  expect([first.mock.calls, second.mock.calls]).toEqual([[[joined]], [[joined]]])
})

test('a part is handed each once, by what it said last', async () => {
  const { handleNews, handOn } = await copy()
  const [before, now] = [vi.fn(), vi.fn()]
  handleNews('one', before)
  handleNews('one', now)
  handOn(joined)
  expect([before.mock.calls, now.mock.calls]).toEqual([[], [[joined]]])
})

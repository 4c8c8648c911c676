import { expect, test } from 'vitest'
import { standardOutput } from '@/lib/core/server/logging/standard-output'

/** A disk with room for so many bytes, until it has more. */
function disk(bytes: number) {
  const state = { room: bytes, text: '' }
  const output = standardOutput((chunk) => {
    if (state.room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    const taken = chunk.subarray(0, state.room)
    state.room -= taken.length
    state.text += Buffer.from(taken).toString()
    return taken.length
  })
  return { state, output }
}

test('what is taken in parts is written whole', () => {
  const parts: string[] = []
  const output = standardOutput((chunk) => parts.push(Buffer.from(chunk.subarray(0, 1)).toString()) && 1)
  output.write('{"msg":1}\n')
  expect(parts.join('')).toBe('{"msg":1}\n')
})

test('lines that a full disk does not take are lost, counted, and tear no later one', () => {
  const { state, output } = disk(14)
  for (let line = 1; line <= 4; line += 1) output.write(`{"msg":"${line}"}\n`)
  state.room = 1000
  output.write('{"msg":"last"}\n')
  output.write('{"msg":"after"}\n')
  const [first, torn, ...lines] = state.text.trimEnd().split('\n')
  expect([first, torn]).toEqual(['{"msg":"1"}', '{"'])
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { level: 'warn', time: expect.any(String), lost: 3, msg: 'lines of the log are lost' },
    { msg: 'last' },
    { msg: 'after' },
  ])
})

import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { ownCopy } from '@/lib/delivery/own-copy'

test('bytes that are part of a larger buffer are copied, and take no more memory than their length', () => {
  const { part } = deserialize(serialize({ part: Buffer.from('x'.repeat(1000)), rest: 'y'.repeat(9000) })) as {
    part: Buffer
  }
  expect(part.buffer.byteLength).toBeGreaterThan(9000)
  const own = ownCopy(part)
  expect([own.equals(part), own.buffer.byteLength]).toEqual([true, 1000])
})

test('bytes that have a buffer of their own are not copied again', () => {
  const own = Buffer.from(new Uint8Array([1, 2, 3]).buffer)
  expect(ownCopy(own)).toBe(own)
})

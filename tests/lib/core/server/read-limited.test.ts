import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { BodyLimitError, readLimitedText } from '@/lib/core/server/read-limited'

const streamOf = (parts: Uint8Array[], cancel?: () => void) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.close()
    },
    cancel,
  })

test('no body is empty text', async () => {
  await expect(readLimitedText(null, 10)).resolves.toBe('')
})

test('letters that arrive in pieces are put together', async () => {
  const text = fc.string({ unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(text, async (expected) => {
      const bytes = Array.from(new TextEncoder().encode(expected), (byte) => Uint8Array.of(byte))
      expect(await readLimitedText(streamOf(bytes), 1000)).toBe(expected)
    }),
  )
})

test('a body may fill its limit, and not pass it', async () => {
  const parts = () => [new Uint8Array(6), new Uint8Array(4)]
  await expect(readLimitedText(streamOf(parts()), 10)).resolves.toHaveLength(10)
  await expect(readLimitedText(streamOf(parts()), 9)).rejects.toThrow(BodyLimitError)
})

test('the rest of a body over its limit is not read', async () => {
  const cancel = vi.fn()
  await readLimitedText(streamOf([new Uint8Array(11), new Uint8Array(1)], cancel), 10).catch(() => undefined)
  expect(cancel).toHaveBeenCalledTimes(1)
})

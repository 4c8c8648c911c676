import { expect, test, vi } from 'vitest'
import { drawnSize, drawWithin } from '@/slices/dispatcher/draw-within'

const Island = (_props: { texts: object }) => null
const words = (count: number) => 'w'.repeat(count)

test('a tree is as large as what of it reaches the browser: words, names and props, also those of client components', () => {
  const plain = drawnSize(<p className="a">{words(1000)}</p>)
  expect(plain).toBeGreaterThan(1000)
  expect(plain).toBeLessThan(1100)
  expect(drawnSize(<Island texts={{ hello: [words(1000)] }} />)).toBeGreaterThan(1000)
  expect(drawnSize([[<b key="b">{words(500)}</b>], words(500)])).toBeGreaterThan(1000)
  expect(drawnSize(null)).toBeLessThan(10)
})

test('what is drawn in many places counts in each', () => {
  const shared = <p>{words(1000)}</p>
  expect(
    drawnSize(
      <div>
        {shared}
        {shared}
        {shared}
      </div>,
    ),
  ).toBeGreaterThan(3000)
})

test('counting ends where it is enough', () => {
  const deep = Array.from({ length: 1000 }, () => words(10))
  expect(drawnSize(deep, 50)).toBeLessThan(100)
})

/** Sections of so many characters, which say that they were drawn. */
function sections(...sizes: number[]) {
  const drawn = vi.fn<(index: number) => void>()
  const draws = sizes.map((size, index) => async () => {
    drawn(index)
    return <p>{words(size)}</p>
  })
  return { draws, drawn: () => drawn.mock.calls.map(([index]) => index) }
}

test('sections are drawn until they are too much; the one that is shows no more than those after it', async () => {
  const { draws, drawn } = sections(1000, 1000, 5000, 10, 10)
  const { trees, isCut } = await drawWithin(3000, draws)
  expect(trees.map((tree) => tree !== null)).toEqual([true, true, false, false, false])
  expect(isCut).toBe(true)
  expect(drawn()).toEqual([0, 1, 2])
})

test('a page that is not too much is whole', async () => {
  const { draws } = sections(1000, 1000)
  const { trees, isCut } = await drawWithin(3000, draws)
  expect(trees).not.toContain(null)
  expect(isCut).toBe(false)
})

test('other requests have their turn between sections', async () => {
  const order: string[] = []
  const draws = ['one', 'two'].map((name) => async () => void order.push(name))
  setImmediate(() => order.push('somebody else'))
  await drawWithin(1000, draws)
  expect(order).toEqual(['one', 'somebody else', 'two'])
})

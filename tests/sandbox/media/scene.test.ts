import { expect, test } from 'vitest'
import { badges, icons, loops, portraits, products, scenes } from '../../../sandbox/media/catalogue.ts'
import { findDrawing } from '../../../sandbox/media/drawings.ts'
import { drawScene } from '../../../sandbox/media/scene.ts'
import { paintings } from '../../../sandbox/media/scenes/index.ts'

const everything = [...scenes, ...portraits, ...products, ...badges, ...icons]

test('draws the same scene from the same seed', () => {
  for (const entry of scenes.slice(0, 6)) expect(drawScene(entry).body).toBe(drawScene(entry).body)
})

test('lists the layers of every scene in the order they are drawn', () => {
  const drawn = Object.fromEntries(Object.entries(paintings).map(([name, layers]) => [name, Object.keys(layers)]))
  expect(Object.fromEntries(scenes.map(({ name, layers }) => [name, layers]))).toEqual(drawn)
})

test.each(everything)('draws $kind/$name with finite numbers only', ({ kind, name }) => {
  const body = findDrawing(kind, name)?.body ?? ''
  expect(body.length).toBeGreaterThan(80)
  expect(body).not.toMatch(/NaN|undefined|Infinity/)
})

test('draws no two pictures alike', () => {
  const prints = everything.map(({ kind, name }) => findDrawing(kind, name)?.fingerprint)
  expect(new Set(prints).size).toBe(everything.length)
})

test('closes a loop where it began', () => {
  for (const name of new Set(loops.map(({ poster }) => poster))) {
    const entry = scenes.find((scene) => scene.name === name)
    if (!entry) throw new Error(`no scene ${name}`)
    expect(drawScene(entry, 0.37).body).not.toBe(drawScene(entry, 0).body)
    expect(drawScene(entry, 1).body).toBe(drawScene(entry, 0).body)
  }
})

test('moves near layers further than far ones when the camera sways', () => {
  const entry = scenes[0]
  if (!entry) throw new Error('no scene')
  const moved = drawScene(entry, 0, (depth) => depth * 50).body
  const shifts = [...moved.matchAll(/<g id="[a-z]+"(?: transform="translate\((\S+) 0\)")?>/g)].map(([, x]) =>
    Number(x ?? 0),
  )
  expect(shifts).toHaveLength(entry.layers.length)
  expect(shifts).toEqual(shifts.toSorted((a, b) => a - b))
  expect(shifts.at(-1)).toBe(50)
})

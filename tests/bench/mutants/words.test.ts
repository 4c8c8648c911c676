import { createRequire } from 'node:module'
import type { babel } from '@stryker-mutator/core'
import { expect, test } from 'vitest'
import { wordsForDevelopers } from '../../../bench/mutants/words.ts'

type Babel = {
  parseSync(code: string, options: object): unknown
  traverse(tree: unknown, visitor: { enter(path: babel.NodePath): void }): void
}

// Stryker's own, whose syntax tree it hands on.
const { parseSync, traverse } = (await import(createRequire(import.meta.url).resolve('@babel/core'))) as Babel

/** The parts of a code that are left out, as they are written. */
function leftOut(code: string): string[] {
  const found: string[] = []
  traverse(parseSync(code, { configFile: false, babelrc: false }), {
    enter(path) {
      if (wordsForDevelopers.shouldIgnore(path) === undefined) return
      found.push(code.slice(path.node.start ?? 0, path.node.end ?? 0))
    },
  })
  return found
}

test('the words of a log line are left out, its details stay', () => {
  expect(leftOut("log.warn({ err, what: 'a page' }, 'a page cannot be shown')")).toEqual(["'a page cannot be shown'"])
  expect(leftOut('siteLog().info(`${count} pages`)')).toEqual([])
  expect(leftOut('siteLog.info(`${count} pages`)')).toEqual(['`${count} pages`'])
  expect(leftOut("read().catch(gapInPage('no prices', { country: 'a' }, 'b'))")).toEqual(["'no prices'"])
  expect(leftOut("console.warn('not stored', error)")).toEqual(["'not stored'"])
})

test('the words of an error are left out, and an AppError’s code stays', () => {
  expect(leftOut("throw new Error('nobody is there')")).toEqual(["'nobody is there'"])
  expect(leftOut('throw new NotFoundError(`event ${id}`)')).toEqual(['`event ${id}`'])
  expect(leftOut("throw new AppError('not_signed_in', 'the session is over')")).toEqual(["'the session is over'"])
  expect(leftOut("throw new UpstreamError({ kind: 'timeout' })")).toEqual([])
})

test('the words of a schema’s rule and the names of error classes are left out', () => {
  expect(leftOut("z.string().refine((text) => text !== 'x', 'is x').regex(/a/, 'has no a')")).toEqual([
    "'is x'",
    "'has no a'",
  ])
  expect(leftOut("class TooLate extends Error { name = 'TooLate'; kind = 'late' }")).toEqual(["'TooLate'"])
})

test('the names of an upstream request are left out, and the name of its service stays, which has its own breakers', () => {
  const request = "{ service: 'game', operation: 'getEvent', missing: `event ${id}`, method: 'GET' }"
  expect(leftOut(`upstreamRequest(${request})`)).toEqual(["'getEvent'", '`event ${id}`'])
  expect(leftOut("rowsOf(row, 'events'); pageOf(row, 'rides'); listOf(row, 'x')")).toEqual(["'events'", "'rides'"])
})

test('the name of a state is left out, of which there is one in the process', () => {
  expect(leftOut("processWide('places', () => new Map([['a', 1]]))")).toEqual(["'places'"])
})

test('a text by which anything is decided stays', () => {
  expect(
    leftOut("const mode = 'on'; fetch('/a'); new Map([['a', 'b']]); text.replace('a', 'b'); new URL('a', 'b')"),
  ).toEqual([])
  expect(leftOut("catalog.warn('x'); lists[0]('x'); z.enum(['a', 'b']); z.string().startsWith('a', 'b')")).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsInTurn } from '@/components/search/groups-in-turn'
import { searchKinds } from '@/lib/domains/search/entry'

const answers = (count: number) =>
  fc.subarray([...searchKinds]).map((kinds) => kinds.map((kind) => ({ kind, count, isMore: false, results: [] })))

test('one new group comes with each turn, after those before it, until all are there', () => {
  fc.assert(
    fc.property(answers(1), answers(2), (before, after) => {
      const turns = groupsInTurn(before, after)
      expect(turns).toHaveLength(Math.max(after.length, 1))
      expect(turns.at(-1)).toEqual(after)
      turns.forEach((turn, at) => expect(turn.slice(0, at + 1)).toEqual(after.slice(0, at + 1)))
    }),
  )
})

test('each kind is shown once and in its place, as it was before until its turn comes', () => {
  fc.assert(
    fc.property(answers(1), answers(2), (before, after) => {
      for (const turn of groupsInTurn(before, after).slice(0, -1)) {
        const kinds = turn.map(({ kind }) => kind)
        expect(kinds).toEqual(searchKinds.filter((kind) => kinds.includes(kind)))
        const coming = turn.filter(({ count }) => count === 1)
        expect(before).toEqual(expect.arrayContaining(coming))
        const last = turn.findLast(({ count }) => count === 2)
        const later = before.filter(({ kind }) => last && searchKinds.indexOf(kind) > searchKinds.indexOf(last.kind))
        expect(coming).toEqual(later)
      }
    }),
  )
})

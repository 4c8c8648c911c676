import { expect, test } from 'vitest'
import { openTable } from '../../../sandbox/game/table.ts'
import { openDatabase } from '../../../sandbox/kernel/database.ts'

const columns = 'id INTEGER PRIMARY KEY'

function openCounted() {
  const database = openDatabase(':memory:')
  const insert = (id: number) => database.prepare('INSERT INTO game_trial VALUES (?)').run(id)
  return {
    database,
    insert,
    ids: () =>
      database
        .prepare('SELECT id FROM game_trial')
        .all()
        .map(({ id }) => id),
  }
}

test('seeds a new table, leaves an old one as it is, and goes back to the seeds', () => {
  const { database, insert, ids } = openCounted()
  const open = () => openTable(database, { name: 'game_trial', columns, seed: () => insert(1) })
  open()
  insert(2)
  const reset = open()
  expect(ids()).toEqual([1, 2])
  reset()
  expect(ids()).toEqual([1])
})

test('a seeding that fails leaves no table behind, and the next try starts afresh', () => {
  const { database, insert, ids } = openCounted()
  const seed = () => {
    insert(1)
    throw new Error('killed half way')
  }
  expect(() => openTable(database, { name: 'game_trial', columns, seed })).toThrow('killed half way')
  openTable(database, { name: 'game_trial', columns, seed: () => insert(2) })
  expect(ids()).toEqual([2])
})

test('a reset that fails keeps what was there', () => {
  const { database, insert, ids } = openCounted()
  openTable(database, { name: 'game_trial', columns })
  insert(5)
  const reset = openTable(database, {
    name: 'game_trial',
    columns,
    seed: () => {
      throw new Error('no')
    },
  })
  expect(reset).toThrow('no')
  expect(ids()).toEqual([5])
})

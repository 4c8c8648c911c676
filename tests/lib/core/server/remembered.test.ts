import { expect, test } from 'vitest'
import { Remembered } from '@/lib/core/server/remembered'

test('an entry is found until its end, and no longer', () => {
  const remembered = new Remembered<string>(2)
  remembered.keep('a', 'first', 100)
  expect([remembered.find('a', 0), remembered.find('a', 99), remembered.find('a', 100)]).toEqual([
    'first',
    'first',
    undefined,
  ])
})

test('what is kept again takes the place of what was there', () => {
  const remembered = new Remembered<string>(2)
  remembered.keep('a', 'first', 100)
  remembered.keep('a', 'second', 200)
  expect(remembered.find('a', 150)).toBe('second')
})

test('where it is full, the entry that was unused for longest makes room', () => {
  const remembered = new Remembered<number>(2)
  remembered.keep('a', 1, 100)
  remembered.keep('b', 2, 100)
  remembered.find('a', 0)
  remembered.keep('c', 3, 100)
  expect(['a', 'b', 'c'].map((key) => remembered.find(key, 0))).toEqual([1, undefined, 3])
})

test('an entry may be anything but undefined, zero and false as well', () => {
  const remembered = new Remembered<number | boolean>(2)
  remembered.keep('zero', 0, 100)
  remembered.keep('no', false, 100)
  expect([remembered.find('zero', 0), remembered.find('no', 0)]).toEqual([0, false])
})

test('after clearing it knows nothing', () => {
  const remembered = new Remembered<number>(2)
  remembered.keep('a', 1, 100)
  remembered.clear()
  expect(remembered.find('a', 0)).toBeUndefined()
})

test('what is forgotten is gone alone', () => {
  const remembered = new Remembered<number>(2)
  remembered.keep('a', 1, 100)
  remembered.keep('b', 2, 100)
  remembered.forget('a')
  expect([remembered.find('a', 0), remembered.find('b', 0)]).toEqual([undefined, 2])
})

import { expect, test } from 'vitest'
import { diskProblem } from '../../../scripts/support/disk'
import { explain, Failure } from '../../../scripts/support/failure'

test('shows an expected failure as its sentence', () => {
  expect(explain(new Failure('Port 3000 is taken.'))).toBe('Port 3000 is taken.')
})

test('says in a sentence that the disk is full', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(explain(error)).toBe('The disk is full: free some space and run the command again.')
})

test('shows where an unexpected failure comes from', () => {
  expect(explain(new TypeError('x is not a function'))).toContain('failure.test.ts')
})

test('warns before a build fills the disk', () => {
  expect(diskProblem(300 * 1024 ** 2)).toBe('The disk is nearly full: 300 MB are free here, and a build needs 1024 MB.')
  expect(diskProblem(3 * 1024 ** 3)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { endingOf, leadsGroup } from '../../../scripts/support/ending'

test.each(['linux', 'darwin'] as const)(
  'on %s, a program and what it has started get the signal together',
  (platform) => {
    expect(leadsGroup(platform)).toBe(true)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const)
      expect(endingOf(42, signal, platform)).toEqual({ by: 'group', group: -42, signal })
  },
)

test('on Windows, programs stay in the console, which tells them of Ctrl-C', () => {
  expect(leadsGroup('win32')).toBe(false)
  expect(endingOf(42, 'SIGINT', 'win32')).toEqual({ by: 'waiting' })
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'on Windows, in place of %s a program is ended with those below it',
  (signal) => {
    expect(endingOf(42, signal, 'win32')).toEqual({
      by: 'command',
      command: 'taskkill',
      args: ['/pid', '42', '/t', '/f'],
    })
  },
)

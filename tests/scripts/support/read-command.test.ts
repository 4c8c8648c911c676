import { expect, test } from 'vitest'
import { readCommand } from '@/scripts/support/ops/read-command'

const read = (words: string) => readCommand(words.split(' ').filter(Boolean))

test.each([
  ['status', 'status'],
  ['purge /de/plans', { kind: 'purge', path: '/de/plans' }],
  ['purge-all', { kind: 'purge-all' }],
  ['flag event-feed off', { kind: 'flag', name: 'event-feed', isOn: false }],
  ['flag web-default-annual on --share 20', { kind: 'flag', name: 'web-default-annual', isOn: true, share: 20 }],
  ['maintenance on', { kind: 'maintenance', isOn: true }],
  ['close-site 30', { kind: 'close-site', forMinutes: 30 }],
  ['open-site', { kind: 'close-site' }],
  ['end-sessions 7b0c', { kind: 'end-sessions', player: '7b0c' }],
])('reads “%s”', (words, operation) => {
  expect(read(words)).toEqual({ operation, site: undefined })
  expect(read(`${words} --site http://10.0.0.1:3000/x`)).toEqual({ operation, site: 'http://10.0.0.1:3000' })
})

test.each([
  '',
  'stop',
  'status now',
  'purge',
  'purge plans',
  'purge /a /b',
  'purge //evil.example',
  'purge-all /',
  'flag event-feed',
  'flag event-feed maybe',
  'flag on',
  'flag event-feed off --share 20',
  'flag event-feed --share 20',
  'flag event-feed on --share 0',
  'flag event-feed on --share 100',
  'flag event-feed on --share 2.5',
  'flag event-feed on --share many',
  'maintenance on --share 20',
  'status --share 20',
  'maintenance',
  'close-site',
  'close-site soon',
  'close-site 0',
  'close-site 2000',
  'open-site now',
  'maintenance true',
  'maintenance on off',
  'end-sessions',
  'end-sessions a b',
  'purge-all --site nowhere',
  'purge-all --force',
])('explains itself after “%s”', (words) => {
  expect(read(words)).toBeUndefined()
})

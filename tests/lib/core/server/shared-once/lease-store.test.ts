import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leasesIn, leaseText, type LeaseStore, outcomeText, parseHeld } from '@/lib/core/server/shared-once/lease-store'
import { FakeLeases } from './fake-leases'

const one = { what: 'a', token: 't1' }
const two = { what: 'a', token: 't2' }
const other = { what: 'b', token: 't3' }
const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** What every store of leases does. */
function itsRules(store: () => LeaseStore): void {
  let keys = 0
  const aKey = () => `key ${(keys += 1)}`

  test('a lease is taken by one', async () => {
    const key = aKey()
    expect(await store().claim(key, one, '', 5000)).toBeNull()
    expect(await store().claim(key, two, '', 5000)).toBe(leaseText(one))
    expect(await store().claim(key, other, 't1', 5000)).toBe(leaseText(one))
    expect(await store().get(key)).toBe(leaseText(one))
  })

  test('only its holder prolongs it, or replaces it by an outcome, and that once', async () => {
    const key = aKey()
    await store().claim(key, one, '', 5000)
    const outcome = outcomeText(one, 'everybody', 'sealed')
    expect(await store().replace(key, two, outcomeText(two, 'everybody', 'wrong'), 5000)).toBe(false)
    expect(await store().replace(key, one, leaseText(one), 5000)).toBe(true)
    expect(await store().replace(key, one, outcome, 5000)).toBe(true)
    expect(await store().replace(key, one, outcomeText(one, 'everybody', 'late'), 5000)).toBe(false)
    expect(await store().get(key)).toBe(outcome)
    expect(await store().replace(aKey(), one, outcome, 5000)).toBe(false)
  })

  test('an outcome for everybody answers who comes for the same, and gives way to other work', async () => {
    const key = aKey()
    const outcome = outcomeText(one, 'everybody', 'sealed')
    await store().claim(key, one, '', 5000)
    await store().replace(key, one, outcome, 5000)
    expect(await store().claim(key, two, '', 5000)).toBe(outcome)
    expect(await store().claim(key, other, 't1', 5000)).toBeNull()
    expect(await store().get(key)).toBe(leaseText(other))
  })

  test('an outcome for those who waited answers them alone', async () => {
    const key = aKey()
    const outcome = outcomeText(one, 'waiting', 'sealed')
    await store().claim(key, one, '', 5000)
    await store().replace(key, one, outcome, 5000)
    expect(await store().claim(key, two, 't1', 5000)).toBe(outcome)
    expect(await store().claim(key, { what: 'a', token: 't4' }, 't9', 5000)).toBeNull()
  })

  test('a lease ends by itself', async () => {
    const key = aKey()
    await store().claim(key, one, '', 1)
    await expect.poll(() => store().claim(key, two, '', 5000)).toBeNull()
    expect(await store().replace(key, one, outcomeText(one, 'everybody', 'late'), 5000)).toBe(false)
  })

  test('one that begins like another is another', async () => {
    const key = aKey()
    await store().claim(key, { what: 'ab', token: 't' }, '', 5000)
    await store().replace(
      key,
      { what: 'ab', token: 't' },
      outcomeText({ what: 'ab', token: 't' }, 'everybody', 's'),
      5000,
    )
    expect(await store().claim(key, one, '', 5000)).toBeNull()
  })
}

describe('the fake', () => {
  const fake = new FakeLeases()
  itsRules(() => fake)
})

describe.skipIf(!hasRedis)('a Redis', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const socket = join(folder, 'socket')
  const client = createClient({ socket: { path: socket, tls: false, reconnectStrategy: 20 } })
  let server: ChildProcess

  beforeAll(async () => {
    const nothingElse = ['--port', '0', '--save', '', '--dir', folder]
    server = spawn('redis-server', ['--unixsocket', socket, ...nothingElse], { stdio: 'ignore' })
    client.on('error', () => undefined)
    await client.connect()
  })
  afterAll(async () => {
    client.destroy()
    const ended = once(server, 'close')
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  itsRules(() => leasesIn(client))

  test('another’s data under our key stay, and are reported as they are', async () => {
    await client.set('theirs', 'something else')
    expect(await leasesIn(client).claim('theirs', one, '', 5000)).toBe('something else')
    await client.lPush('list', 'something else')
    await expect(leasesIn(client).claim('list', one, '', 5000)).rejects.toThrow('WRONGTYPE')
  })
})

test.each(['', 'something else', 'L:', 'L:a', 'D:a:t', 'X:a:t:s', '{"a":1}'])('“%s” is not ours', (text) => {
  expect(parseHeld(text)).toBeUndefined()
})

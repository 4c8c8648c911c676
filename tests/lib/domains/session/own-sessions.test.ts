import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEVICE_HEADER } from '@/lib/core/server/client-device'
import { log } from '@/lib/core/server/log'
import { hasEnded } from '@/lib/domains/session/find-session'
import { sessionHandle } from '@/lib/domains/session/listed-session'
import { noteUse } from '@/lib/domains/session/note-use'
import { endOtherSessions, endOwnSession, findOwnSessions } from '@/lib/domains/session/own-sessions-server'
import { sealSession, type SealedSession } from '@/lib/domains/session/sealed-session'
import { findMember, signOut } from '@/lib/domains/session/server'
import { sessionList } from '@/lib/domains/session/session-list'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubProvider } from '../../support/identity-provider'
import { aSession, NOW } from '../../support/session'

/** Files of the process: what outlives it. */
const disk = vi.hoisted(() => ({ files: new Map<string, unknown>() }))
vi.mock('@/lib/core/server/persisted-file', () => ({
  PersistedFile: class {
    readonly #path: string
    constructor(path: string) {
      this.#path = path
    }
    read = () => disk.files.get(this.#path)
    write = (value: unknown) => disk.files.set(this.#path, structuredClone(value)) !== undefined
  },
}))

const shared = vi.hoisted(() => ({ store: undefined as object | undefined }))
vi.mock('@/lib/core/server/shared-store', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sharedStore: () => shared.store,
}))

const HOUR = 3_600_000
const DAY = 24 * HOUR

beforeEach(() => {
  disk.files.clear()
  shared.store = undefined
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

const desktop = new Headers({ [DEVICE_HEADER]: 'chrome windows' })
const phone = new Headers({ [DEVICE_HEADER]: 'safari iphone' })
const here = aSession({ id: 'here', signedInAt: NOW - DAY })
const there = aSession({ id: 'there', signedInAt: NOW - 2 * DAY })
const another = aSession({ id: 'another', signedInAt: NOW - 3 * DAY })
const ofRobin = aSession({ id: 'robins', subject: 'account-502' })

async function useAll(...sessions: SealedSession[]) {
  for (const session of sessions) await noteUse(session, phone, NOW)
}

const endings = (...sessions: SealedSession[]) => Promise.all(sessions.map((session) => hasEnded(session, NOW)))
const handlesOf = async () => (await findOwnSessions(here, desktop, NOW))?.sessions.map(({ handle }) => handle)

test('a player sees this session first, and the others with their devices', async () => {
  await useAll(there, ofRobin)
  const own = await findOwnSessions(here, desktop, NOW)
  expect(own?.sessions).toEqual([
    {
      handle: sessionHandle('here'),
      signedInAt: new Date(NOW - DAY).toISOString(),
      usedAt: new Date(NOW).toISOString(),
      device: { browser: 'chrome', system: 'windows' },
      isThis: true,
    },
    {
      handle: sessionHandle('there'),
      signedInAt: new Date(NOW - 2 * DAY).toISOString(),
      usedAt: new Date(NOW).toISOString(),
      device: { browser: 'safari', system: 'iphone' },
      isThis: false,
    },
  ])
})

test('a request with a session is its use, noted once an hour, and a renewal makes no new entry', async () => {
  const note = vi.spyOn(sessionList(), 'note')
  const headers = new Headers({ cookie: `session=${await sealSession(there)}`, [DEVICE_HEADER]: 'firefox linux' })
  for (let count = 0; count < 5; count += 1) await findMember(headers, () => NOW)
  expect(note).toHaveBeenCalledTimes(1)
  const renewed = { ...there, tokens: { ...there.tokens, access: 'access-2' } }
  vi.setSystemTime(NOW + HOUR + 1)
  await findMember(new Headers({ cookie: `session=${await sealSession(renewed)}` }), () => NOW + HOUR + 1)
  expect(note).toHaveBeenCalledTimes(2)
  expect(await sessionList().all('account-501')).toHaveLength(1)
})

test('nothing of a token is in the list', async () => {
  await useAll(there)
  expect(JSON.stringify(await sessionList().all('account-501'))).not.toMatch(/access|refresh|id-1|@/)
})

test('one that is ended is refused, and only that one', async () => {
  await useAll(there, another)
  await endOwnSession(here, sessionHandle('there'), NOW)
  expect(await endings(here, there, another)).toEqual([false, true, false])
  expect(await handlesOf()).toEqual([sessionHandle('here'), sessionHandle('another')])
})

test.each([
  ['of somebody else', () => sessionHandle('robins')],
  ['that is this session’s', () => sessionHandle('here')],
  ['that is an id', () => 'there'],
  ['of nothing', () => ''],
])('a handle %s ends nothing', async (_, handle) => {
  await useAll(here, there, ofRobin)
  await endOwnSession(here, handle(), NOW)
  expect(await endings(here, there, ofRobin)).toEqual([false, false, false])
})

test('all others are ended, those that are not listed, too; this one, those that begin later, and others’ go on', async () => {
  await useAll(there)
  await endOtherSessions(here, NOW)
  const later = aSession({ id: 'later', signedInAt: NOW + 1 })
  expect(await endings(here, there, another, later, ofRobin)).toEqual([false, true, true, false, false])
  await endOtherSessions(here, NOW) // a double click
  expect(await endings(here)).toEqual([false])
})

test('one that outlived the end of the others ends with the next such end', async () => {
  await endOtherSessions(here, NOW)
  const later = aSession({ id: 'later', signedInAt: NOW + 1 })
  await endOtherSessions(later, NOW + 2)
  expect(await endings(here, later)).toEqual([true, false])
})

test('a session that began at an instance whose clock is ahead is ended with the others', async () => {
  const ahead = aSession({ id: 'ahead', signedInAt: NOW + 60_000 })
  await useAll(ahead)
  await endOtherSessions(here, NOW)
  expect(await endings(ahead)).toEqual([true])
})

test('a restart without a shared store forgets the list, and says so, but nothing that has ended', async () => {
  await useAll(there, another)
  await endOwnSession(here, sessionHandle('there'), NOW)
  await endOtherSessions(here, NOW)
  forgetProcessState()
  expect(await endings(here, there, another)).toEqual([false, true, true])
  expect(await findOwnSessions(here, desktop, NOW)).toMatchObject({
    sessions: [{ isThis: true }],
    since: new Date(NOW).toISOString(),
  })
})

test('signing out takes a session from the list', async () => {
  stubProvider()
  await useAll(there)
  await signOut(new Headers({ cookie: `session=${await sealSession(there)}` }), () => NOW)
  expect(await sessionList().all('account-501')).toEqual([])
})

test('what has not been used for a week, or began a month ago, is not shown', async () => {
  await useAll(there)
  expect((await findOwnSessions(here, desktop, NOW + 6 * DAY))?.sessions).toHaveLength(2)
  expect((await findOwnSessions(here, desktop, NOW + 8 * DAY))?.sessions).toHaveLength(1)
})

test('while the shared store can’t be reached, nothing is listed, and ending says that it failed', async () => {
  const down = () => Promise.reject(new Error('down'))
  const multi = new Proxy({}, { get: (_, name) => (name === 'exec' ? down : () => multi) })
  shared.store = { multi: () => multi, hGetAll: down, hDel: down, get: down, set: down }
  await useAll(there)
  expect(await findOwnSessions(here, desktop, NOW)).toBeUndefined()
  await expect(endOwnSession(here, sessionHandle('there'), NOW)).rejects.toMatchObject({ code: 'upstream_unavailable' })
  await expect(endOtherSessions(here, NOW)).rejects.toMatchObject({ code: 'upstream_unavailable' })
  const member = await findMember(new Headers({ cookie: `session=${await sealSession(here)}` }), () => NOW)
  expect(member?.member.facts.firstName).toBe('Maya')
})

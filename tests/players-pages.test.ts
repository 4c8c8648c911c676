import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  accountDataPath,
  accountDeletionPath,
  cancellationPath,
  joinedEventsPath,
  memberPages,
  resultsPath,
} from '@/lib/core/paths'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { SESSION_COOKIE } from '@/lib/domains/session/session-cookies'
import { aSession, NOW } from './lib/support/session'
import { askProxy } from './support/ask-proxy'
import { forgetProcessState } from './support/forget-process-state'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

const further = [accountDataPath, accountDeletionPath, cancellationPath, joinedEventsPath, resultsPath]
const paths = [...memberPages.map(({ path }) => path), ...further].flatMap((path) => [path, `/de${path}`])

test.each(paths)('%s, as its player sees it and as anybody else does, is stored by nobody', async (path) => {
  const headers = { cookie: `${SESSION_COOKIE}=${await sealSession(aSession())}` }
  const own = await askProxy({ path, headers })
  expect(own.served).toBe(path.startsWith('/de/') ? path : `/en${path}`)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  const others = await askProxy({ path })
  expect(others.leads).toBe(`/login?${String(new URLSearchParams({ returnTo: path }))}`)
  expect(others.headers.get('cache-control')).toBe('private, no-store')
})

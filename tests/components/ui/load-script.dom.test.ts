import { runInThisContext } from 'node:vm'
import { http } from 'msw/http'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadPart, loadScript } from '@/components/ui/load-script'
import { CONNECTION_NOTICE_ID, RELOAD_OFFER_ID } from '@/lib/core/missing-script'
import { withFlags } from '@/lib/delivery/head-script'
import { paintScript } from '@/lib/delivery/head-script-sources'
import { ownApi } from '../../lib/support/own-api'

const SCRIPT = '/_next/static/chunks/0a1b.js'
/** The bundler's error. */
const missing = () =>
  Object.assign(new Error(`Failed to load chunk ${SCRIPT} from module 4711`), { name: 'ChunkLoadError' })

/** What the page has shown and hidden. */
const shown: string[] = []
const HIDDEN = `no ${CONNECTION_NOTICE_ID}`

/** Lets a second pass at each look, until exactly this has been shown and hidden since the last time. */
async function untilShown(expected: string[]): Promise<void> {
  const look = async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown).toEqual(expected)
  }
  await vi.waitFor(look, { timeout: 10_000, interval: 10 })
  shown.length = 0
}

/** The head script says why a script did not arrive. */
beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', vi.fn())
  runInThisContext(withFlags(paintScript, []))
})
beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
  for (const id of [RELOAD_OFFER_ID, CONNECTION_NOTICE_ID]) {
    const notice = Object.assign(document.createElement('div'), {
      id,
      showPopover: () => shown.push(id),
      hidePopover: () => shown.push(`no ${id}`),
    })
    document.body.append(notice)
  }
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const failing = () => vi.fn(() => Promise.reject<string>(missing()))

test('a script that does not arrive at first is requested again', async () => {
  const load = vi.fn().mockRejectedValueOnce(missing()).mockRejectedValueOnce(missing()).mockResolvedValue('loaded')
  const loading = loadScript(load)
  await vi.runAllTimersAsync()
  await expect(loading).resolves.toBe('loaded')
  expect([load.mock.calls.length, shown]).toEqual([3, []])
})

test.each([
  [404, loadScript],
  [404, loadPart],
  [410, loadPart],
])('one that is gone (%s) makes the page offer to be loaded again', async (status, loadIt) => {
  const asked = ownApi(http.head(SCRIPT, () => new Response(null, { status })))
  const load = failing()
  const loading = loadIt(load).catch((error: unknown) => error)
  await untilShown([RELOAD_OFFER_ID])
  await expect(loading).resolves.toMatchObject({ name: 'ChunkLoadError' })
  expect([load.mock.calls.length, asked]).toEqual([3, [`HEAD ${SCRIPT}`]])
})

const troubles = {
  'without a connection': () => Response.error(),
  'while the server is in trouble': () => new Response(null, { status: 503 }),
}

for (const [when, answer] of Object.entries(troubles))
  test.each(['online', 'click'])(`${when}, the page says so, and %s makes it try again`, async (act) => {
    ownApi(http.head(SCRIPT, answer))
    const load = failing()
    const loading = loadPart(load)
    await untilShown([CONNECTION_NOTICE_ID])
    expect(load).toHaveBeenCalledTimes(3)

    // Still gone: said again.
    window.dispatchEvent(new Event(act))
    await untilShown([HIDDEN, CONNECTION_NOTICE_ID])
    expect(load).toHaveBeenCalledTimes(6)

    load.mockResolvedValue('loaded')
    window.dispatchEvent(new Event(act))
    await expect(loading).resolves.toBe('loaded')
    expect(shown).toEqual([HIDDEN])
  })

test('whoever pressed a button is told at once that its script did not arrive', async () => {
  ownApi(http.head(SCRIPT, () => Response.error()))
  const loading = loadScript(failing()).catch((error: unknown) => error)
  await untilShown([CONNECTION_NOTICE_ID])
  await expect(loading).resolves.toMatchObject({ name: 'ChunkLoadError' })
})

test('one that arrives and fails is not requested again: it would fail again', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('broken'))
  await expect(loadScript(load)).rejects.toThrow('broken')
  await expect(loadPart(load)).rejects.toThrow('broken')
  expect([load.mock.calls.length, shown]).toEqual([2, []])
})

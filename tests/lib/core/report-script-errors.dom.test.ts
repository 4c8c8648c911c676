import { beforeEach, expect, test, vi } from 'vitest'

/** A page whose scripts report, and what it has sent. */
async function page() {
  vi.resetModules()
  const sent: { url: string; init: { body: string } }[] = []
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    sent.push({ url, init })
    throw new TypeError('offline')
  })
  const listeners = new AbortController()
  const listen = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    listen(type, listener, { signal: listeners.signal }),
  )
  const { reportScriptErrors, reportScriptError } = await import('@/lib/core/report-script-errors')
  reportScriptErrors()
  return { sent, reportScriptError, leave: () => listeners.abort() }
}

const errorAt = (stack: string, name = 'TypeError') => Object.assign(new Error('typed by a visitor'), { stack, name })
const SCRIPT = 'http://localhost:3000/_next/static/chunks/12-ab.js'
const PATH = '/_next/static/chunks/12-ab.js'
const bodiesOf = (sent: { init: { body: string } }[]) => sent.map(({ init }) => JSON.parse(init.body) as unknown)

beforeEach(() => history.replaceState(null, '', '/about?email=maya@example.test#typed'))

test.each([
  ['Chromium', `TypeError: typed by a visitor\n    at run (${SCRIPT}:1:402)\n    at b (${SCRIPT}:2:1)`],
  ['Firefox and Safari', `run@${SCRIPT}:1:402\nb@${SCRIPT}:2:1`],
])(
  'an error that nothing catches is reported by its place, as %s writes it, without what it says',
  async (_, stack) => {
    const { sent, leave } = await page()
    window.dispatchEvent(new ErrorEvent('error', { error: errorAt(stack) }))
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: errorAt(stack, 'RangeError') })
    window.dispatchEvent(rejection)
    await vi.dynamicImportSettled()
    const body = { page: '/about', name: 'TypeError', script: PATH, line: 1, column: 402 }
    expect(bodiesOf(sent)).toEqual([
      [{ type: 'script-error', body }],
      [{ type: 'script-error', body: { ...body, name: 'RangeError' } }],
    ])
    expect(sent[0]).toMatchObject({
      url: '/api/policy-reports',
      init: { keepalive: true, headers: { 'content-type': 'application/reports+json' } },
    })
    expect(JSON.stringify(sent)).not.toMatch(/typed|maya/)
    leave()
  },
)

test('what is no error, has no place, or is not of a file of the site, is not reported, however often it happens', async () => {
  const { sent, reportScriptError, leave } = await page()
  const elsewhere = [
    `TypeError: typed\n    at wrap (chrome-extension://abc/a.js:1:2)\n    at run (${SCRIPT}:1:402)`,
    `TypeError: see ${SCRIPT}:1:2\n    at run (https://player.example/_next/static/a.js:1:2)`,
    'run@http://localhost:3000/events/view/1?eventSecret=typed:1:2',
    'TypeError: nowhere',
  ]
  for (const thrown of ['text', undefined, { stack: SCRIPT }, ...elsewhere.map((stack) => errorAt(stack))])
    reportScriptError(thrown)
  await vi.dynamicImportSettled()
  expect(sent).toEqual([])
  leave()
})

test('a page reports five errors at most', async () => {
  const { sent, reportScriptError, leave } = await page()
  for (let times = 0; times < 20; times += 1) reportScriptError(errorAt(`run@${SCRIPT}:1:${times}`))
  await vi.dynamicImportSettled()
  expect(sent).toHaveLength(5)
  leave()
})

test('a report that fails in turn is not reported: it would go on without end', async () => {
  const { sent, reportScriptError, leave } = await page()
  const failures: unknown[] = []
  const note = (reason: unknown) => void failures.push(reason)
  process.on('unhandledRejection', note)
  const spoilt = Object.defineProperty(new Error('typed'), 'stack', {
    get: () => {
      throw new Error('no stack')
    },
  })
  reportScriptError(spoilt)
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect([sent, failures]).toEqual([[], []])
  leave()
})

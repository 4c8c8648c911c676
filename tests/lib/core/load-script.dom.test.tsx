import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScript } from '@/lib/core/load-script'

const SCRIPT = 'https://stores.gruppetto.cc/locator.js'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]
const happen = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type))

test('runs a script of the list, whatever query its address has', async () => {
  const loading = loadScript(`${SCRIPT}?company=gruppetto`, [SCRIPT])
  expect(scripts().map(({ src }) => src)).toEqual([`${SCRIPT}?company=gruppetto`])
  happen('load')
  await expect(loading).resolves.toBeUndefined()
})

test.each([
  ['another file of the host', 'https://stores.gruppetto.cc/other.js', [SCRIPT]],
  ['another host', 'https://evil.example/locator.js', [SCRIPT]],
  ['an address that begins alike', `${SCRIPT}.evil.example/x.js`, [SCRIPT]],
  [
    'what is no .js file [SC-001]',
    'https://stores.gruppetto.cc/locator.php',
    ['https://stores.gruppetto.cc/locator.php'],
  ],
  ['a query that ends in .js [SC-001]', 'https://stores.gruppetto.cc/x?a=.js', ['https://stores.gruppetto.cc/x']],
  ['an address without encryption', 'http://stores.gruppetto.cc/x.js', ['http://stores.gruppetto.cc/x.js']],
  ['a script in its address', 'data:text/javascript,alert(1)//.js', ['data:text/javascript,alert(1)//.js']],
])('refuses %s, at once', async (_, address, allowed) => {
  await expect(loadScript(address, allowed)).rejects.toThrow('Not a script that may be loaded')
  expect(scripts()).toEqual([])
})

test('takes a script of this machine without encryption', () => {
  void loadScript('http://localhost:4010/locator/locator.js', ['http://localhost:4010/locator/locator.js'])
  expect(scripts()).toHaveLength(1)
})

test('tries again 3 times, after 500, 1000 and 2000 ms, and then says what failed [SC-002, CN-027]', async () => {
  const failure = loadScript(SCRIPT, [SCRIPT]).catch((error: unknown) => error)
  for (const pause of [500, 1000, 2000]) {
    expect(scripts()).toHaveLength(1)
    happen('error')
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(scripts()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
  }
  happen('error')
  await expect(failure).resolves.toEqual(new Error(`Failed to load ${SCRIPT}`))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(scripts()).toHaveLength(0)
})

test('carries the nonce of a page made for one request', () => {
  const own = document.createElement('script')
  own.setAttribute('nonce', 'of-the-page')
  document.head.append(own)
  void loadScript(SCRIPT, [SCRIPT])
  expect(scripts()[0]?.nonce).toBe('of-the-page')
})

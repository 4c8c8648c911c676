import { test as base, expect, type BrowserContext, type Locator, type Page, type Response } from '@playwright/test'
import { giveSign } from './give-sign.ts'
import { Sandbox } from './sandbox.ts'
import { siteTime } from './site-time.ts'

type Fixtures = {
  /** Patterns of errors that a test expects in the browser's console: `test.use({ allowedErrors: [/404/] })`. */
  allowedErrors: readonly RegExp[]
  /** What the visitor has agreed to, as the site's cookie says it: `statistics+outside`, `none`; with `unknown` the banner asks. */
  consent: string
  /** Whether each page gets the sign of a visitor that its script waits for (docs/decisions/046), as it has been read. */
  firstSign: 'given' | 'awaited'
  sandbox: Sandbox
  /** `x-request-id` of every request that the test's browser makes, and of the calls that these lead to. */
  requestId: string
  /** Opens a page and waits until its script runs. */
  gotoHydrated: (path: string) => Promise<Response | null>
  /** Stores the consent before the page asks for it; part of every test. */
  answered: undefined
  /** Gives the first sign; part of every test. */
  signed: undefined
  /** Collects the browser's complaints; part of every test. */
  noBrowserErrors: undefined
}

/** Playwright's `test`, in which any console error, uncaught error or policy violation in any tab fails the test. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],

  consent: ['none', { option: true }],

  firstSign: ['given', { option: true }],

  answered: [
    async ({ context, consent }, use) => {
      if (consent !== 'unknown') await context.addInitScript(keepAnswer, `${consent}.${siteTime()}`)
      await use(undefined)
    },
    { auto: true },
  ],

  signed: [
    async ({ context, firstSign }, use) => {
      if (firstSign === 'given') await context.addInitScript(giveSign)
      await use(undefined)
    },
    { auto: true },
  ],

  noBrowserErrors: [
    async ({ context, allowedErrors }, use) => {
      const problems = await problemsOf(context)
      await use(undefined)
      const unexpected = problems.filter((problem) => !allowedErrors.some((pattern) => pattern.test(problem)))
      expect(unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],

  requestId: async ({}, use, { testId, repeatEachIndex, retry }) => {
    await use(`${testId.slice(0, 52)}-${repeatEachIndex}-${retry}`)
  },

  extraHTTPHeaders: async ({ requestId }, use) => use({ 'x-request-id': requestId }),

  sandbox: async ({ request, requestId }, use) => {
    const sandbox = new Sandbox(request, process.env.SANDBOX_URL ?? 'http://localhost:4010', requestId)
    await use(sandbox)
    await sandbox.clearFaults()
  },

  gotoHydrated: async ({ page }, use) => {
    await use(async (path) => {
      const response = await page.goto(path)
      await untilHydrated(page)
      return response
    })
  },
})

export { expect }

/** Collects a browser's errors from now on: console errors, uncaught errors and policy violations in any tab. */
export async function problemsOf(context: BrowserContext): Promise<string[]> {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
      if (disposition === 'enforce') console.error(`policy violation: ${violatedDirective} blocked ${blockedURI}`)
    })
  })
  await context.addInitScript(allowBrokenStreamOnceLeft)
  return problems
}

/**
 * Runs in the browser. A page that is rendered for one request, and left while it still arrives, has a broken connection, which
 * React reports as an error (412): by itself, by a promise that is rejected, or, where a part of the page catches it, in the
 * console. On a page that stays it is an error.
 */
function allowBrokenStreamOnceLeft(): void {
  let isLeft = false
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  const isAllowed = (error: unknown) => isLeft && /React error #412|Connection closed/.test(String(error))
  const report = console.error
  console.error = (...said: unknown[]) => {
    if (!isAllowed(said[0])) report(...said)
  }
  const allow = (event: Event, error: unknown) => {
    if (isAllowed(error)) event.preventDefault()
  }
  addEventListener('error', (event) => allow(event, event.message))
  addEventListener('unhandledrejection', (event) => allow(event, event.reason))
}

/** Runs in the browser. A consent that the test itself has given is not changed; sandboxed frames have no cookies. */
export function keepAnswer(answer: string): void {
  try {
    if (!document.cookie.includes('consent=')) document.cookie = `consent=${answer}; path=/`
  } catch {}
}

/**
 * Gives a page the first sign that its script waits for (docs/decisions/046), if it has had none, and waits for React, which
 * marks each element that it has taken over with a key of its own, the body last. The lower sections would be there half a
 * second later; who scrolls gets them at once (011). A page that can't come to life is told of long before a trial's time ends.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    // A document that has just replaced another one has no body yet.
    const body = document.querySelector('body')
    return body !== null && Object.keys(body).some((key) => key.startsWith('__react'))
  }
  await page.waitForFunction(isHydrated, undefined, { timeout: 90_000 })
  // Effects, by which components listen, run after the elements are taken over.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  await page.locator('html:not([data-waits-from])').waitFor()
}

/**
 * Waits until React hears an element that the server rendered: islands are hydrated later than the page, and hear nothing until
 * all of one is (lib/delivery/kept-presses.ts).
 */
export async function untilAtWork(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isHeardByReact)).toBe(true)
}

/** Runs in the browser. */
function isHeardByReact(element: Element): boolean {
  type Fiber = { alternate: Fiber | null; flags: number; return: Fiber | null }
  const facts = new Map<string, unknown>(Object.entries(element))
  const key = [...facts.keys()].find((name) => name.startsWith('__reactFiber'))
  if (key === undefined) return false
  for (let fiber = facts.get(key) as Fiber | null; fiber !== null; fiber = fiber.return)
    if (fiber.alternate === null && (fiber.flags & 4098) !== 0) return false
  return true
}

// This test uses plain HTTP, so it doesn't use the fixtures that open a browser.
import { expect, request as newRequest, test } from '@playwright/test'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'

test.describe.configure({ mode: 'default' })

/** Long enough to distinguish a request that waits for the content service from a busy machine. */
const DEADLINE_MS = 10_000
const AT_ONCE_MS = 4_000

const PAGES = ['/', '/de/about', '/events', '/de/help', '/campaigns/tour-of-summits', '/de/campaigns/gran-fondo-quest']

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('hanging-content', { UPSTREAM_DEADLINE_MS: String(DEADLINE_MS) })
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

test('while the content service hangs, what was made is answered at once, also after a restart', async () => {
  const before = new Map<string, string>()
  for (const path of PAGES) before.set(path, (await visit(path)).heading)
  await sandbox.fault({ service: 'content', kind: 'slow', milliseconds: 60_000 })
  await expectAtOnce(before)
  await site.restart()
  await expectAtOnce(before)
  await expectAtOnce(before)
})

async function expectAtOnce(before: ReadonlyMap<string, string>): Promise<void> {
  for (const path of PAGES) {
    const { status, heading, milliseconds } = await visit(path)
    expect([path, status, heading]).toEqual([path, 200, before.get(path)])
    expect(milliseconds, path).toBeLessThan(AT_ONCE_MS)
  }
}

async function visit(path: string) {
  const begun = performance.now()
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  const text = await answer.text()
  const milliseconds = performance.now() - begun
  return { status: answer.status, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? '', milliseconds }
}

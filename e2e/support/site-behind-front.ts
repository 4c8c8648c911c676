import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request as newRequest, expect } from '@playwright/test'
import { type Environment, findFreePort } from './own-programs.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { type RawAnswer, rawRequest } from './raw-request.ts'
import { Sandbox } from './sandbox.ts'
import { type RunningFront, startVarnish } from './varnish.ts'

const SECRET = 'secret-of-the-front-of-the-tests'

type Headers = Record<string, string>

/** What somebody who does not know the secret may send. */
export const withoutSecret: readonly Headers[] = [
  {},
  { 'x-front-secret': '' },
  { 'x-front-secret': 'another-secret-of-a-front' },
]

/** A site with Varnish in front of it, as `deploy/varnish` sets it up. */
export type SiteBehindFront = {
  site: OwnSite
  front: RunningFront
  sandbox: Sandbox
  /** Asks the front. */
  ask: (path: string, headers?: Headers, method?: string) => Promise<RawAnswer>
  /** Asks the site itself; with the secret as a front would. */
  askSite: (path: string, headers?: Headers) => Promise<RawAnswer>
  secret: Headers
  /** Asks the front until it answers from its copy, which is as compressed as it will be. */
  untilKept: (path: string, coding?: 'br' | 'gzip') => Promise<RawAnswer>
  /** Waits until the front has taken all purges. */
  untilPurged: () => Promise<void>
  stop: () => Promise<void>
}

/** @param name distinguishes the copies of test files @param variables in addition to its usual ones */
export async function startSiteBehindFront(name: string, variables: Environment = {}): Promise<SiteBehindFront> {
  const port = await findFreePort()
  const site = await startOwnSite(name, {
    FRONT_SECRET: SECRET,
    FRONT_PURGE_URLS: `http://127.0.0.1:${port}`,
    // A busy machine must not make pages of an outage.
    UPSTREAM_DEADLINE_MS: '4000',
    TRUSTED_PROXIES: '1',
    COUNTRY_HEADER: 'cf-ipcountry',
    ...variables,
  })
  const front = await startVarnish(port, [Number(new URL(site.url).port)], SECRET)
  const ask = (path: string, headers?: Headers, method?: string) =>
    rawRequest(path, { url: front.url, headers, method })
  return {
    site,
    front,
    sandbox: new Sandbox(await newRequest.newContext(), site.sandboxUrl),
    ask,
    askSite: (path, headers) => rawRequest(path, { url: site.url, headers }),
    secret: { 'x-front-secret': SECRET },
    untilKept: async (path, coding = 'br') => {
      const isKept = ({ headers }: RawAnswer) => headers['x-cache'] === 'hit' && headers['content-encoding'] === coding
      const isThere = async () => isKept(await ask(path, { 'accept-encoding': coding }))
      await expect.poll(isThere, { message: path, timeout: 20_000 }).toBe(true)
      return ask(path, { 'accept-encoding': coding })
    },
    untilPurged: async () => {
      const waiting = () =>
        globSync(join(site.folder, 'cache/front-purges-*.json')).map((file) => readFileSync(file, 'utf8'))
      await expect.poll(waiting).toEqual(['[]'])
    },
    stop: async () => {
      await front.stop()
      await site.stop()
    },
  }
}

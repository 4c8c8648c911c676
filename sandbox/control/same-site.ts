import { createMiddleware } from 'hono/factory'
import type { ServiceContext } from '../kernel/service.ts'
import { ControlProblem } from './problem.ts'

type Origins = Pick<ServiceContext, 'origin' | 'siteUrl'>

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Answers only under the sandbox's own name or loopback, as a protection against DNS rebinding. */
export function refuseOtherHosts({ origin }: Pick<Origins, 'origin'>) {
  return createMiddleware(async (c, next) => {
    const { host, hostname } = new URL(c.req.url)
    if (host !== new URL(origin).host && !LOOPBACK.test(hostname)) refuse('the control API answers on loopback')
    await next()
  })
}

/**
 * Prevents pages of other sites from using the control API through a browser. Programs send no `origin` and are
 * allowed.
 */
export function refuseOtherSites({ origin, siteUrl }: Origins) {
  const known = new Set([new URL(origin).origin, new URL(siteUrl).origin])
  return createMiddleware(async (c, next) => {
    const caller = c.req.header('origin')
    const own = new URL(c.req.url).origin
    if (caller !== undefined && caller !== own && !known.has(caller)) refuse(`not for pages of ${caller}`)
    if (caller === undefined && c.req.header('sec-fetch-site') === 'cross-site') refuse('not for pages of other sites')
    await next()
  })
}

function refuse(detail: string): never {
  throw new ControlProblem(403, 'cross_site', detail)
}

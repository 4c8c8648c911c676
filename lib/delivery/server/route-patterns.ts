import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Decision } from '../../core/route-decision.ts'
import { memoised } from '../../core/server/memoised.ts'

const routeSchema = z.object({ page: z.string(), regex: z.string() })
const manifestSchema = z.object({ staticRoutes: z.array(routeSchema), dynamicRoutes: z.array(routeSchema) })

type Manifest = z.infer<typeof manifestSchema>

/** For paths that no route of the build matches. */
const UNKNOWN = 'unknown'

/**
 * Names routes of the framework: `/events/view/[id]` for `/de/events/view/7`. There are as many names as routes, whatever
 * addresses visitors make up, and no name contains anything of an address.
 */
export class RoutePatterns {
  /** The name of the route that matches a path with a language, or one of the API. */
  readonly ofPath: (pathname: string) => string

  /** @param manifest the build's `routes-manifest.json` */
  constructor({ staticRoutes, dynamicRoutes }: Manifest) {
    const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
      name: page.replace(/^\/\[locale\]/, '') || '/',
      pattern: new RegExp(regex),
    }))
    this.ofPath = memoised((pathname) => routes.find(({ pattern }) => pattern.test(pathname))?.name ?? UNKNOWN)
  }

  /**
   * The name of the route that answers a request; the kind of the answer if no route does.
   *
   * @param decision the proxy's, if it has decided about the request
   */
  of(pathname: string, decision: Decision | undefined): string {
    if (decision === undefined) return this.ofPath(pathname)
    return 'pathname' in decision ? this.ofPath(decision.pathname) : decision.kind
  }
}

/** @param distDir of the build that is being served */
export function readRoutePatterns(distDir: string): RoutePatterns {
  return new RoutePatterns(
    manifestSchema.parse(JSON.parse(readFileSync(join(distDir, 'routes-manifest.json'), 'utf8'))),
  )
}

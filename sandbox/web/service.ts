import { readdirSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { createFundraising } from './fundraising.ts'

/** The web pages origin: HTML templates, and the fundraising provider behind it (contracts.md, templates). */
export function createWeb(context: ServiceContext): Service {
  const views = readViews()
  const fundraising = createFundraising(context)
  const base = `/${context.productSlug}-web-pages`
  const routes = new Hono()

  routes.get(`${base}/views/:file`, (c) => {
    const view = views.get(c.req.param('file'))
    return view === undefined ? c.html('<h1>Not found</h1>', 404) : c.html(view)
  })
  routes.route(`${base}/givengain`, fundraising.routes)

  return { name: 'web', routes, reset: fundraising.reset }
}

/** The templates by file name, read once, so that no part of a request is used as a path. */
function readViews(): Map<string, string> {
  const folder = new URL('./views/', import.meta.url)
  return new Map(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]))
}

import { Hono } from 'hono'
import { createArticles } from './articles/service.ts'
import { createContent } from './content/service.ts'
import { createControl } from './control/service.ts'
import { gameService } from './game/service.ts'
import type { SiteClient } from './identity/client.ts'
import { createIdentity } from './identity/service.ts'
import type { Service, ServiceContext } from './kernel/service.ts'
import { createMedia } from './media/service.ts'
import { otherServicesFor } from './others.ts'

/**
 * All simulated services on one origin, each below its name. The control API records their calls and applies faults.
 *
 * @param client the site's registration at the identity provider; by default the sandbox's own id and secret
 */
export async function createSandbox(context: ServiceContext, client?: SiteClient): Promise<Hono> {
  const content = createContent(context)
  const { service: identity, playerOfToken } = createIdentity(context, client)
  const creates = [createMedia, gameService(playerOfToken), createArticles, ...otherServicesFor(playerOfToken)]
  const others: Service[] = await Promise.all(creates.map(async (create) => create(context)))
  const services = [content, identity, ...others]
  const control = createControl(context, { services, editing: content.editing, playerOfToken })
  const app = new Hono()
  for (const service of services) {
    app.use(`/${service.name}/*`, control.watch(service.name))
    app.route(`/${service.name}`, service.routes)
  }
  app.route('/', control.routes)
  // Browsers request it automatically, and would report a 404 as an error of the page.
  app.get('/favicon.ico', (c) => c.body(null, 204))
  return app
}

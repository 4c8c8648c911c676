import { Hono } from 'hono'
import { createArticles } from './articles/service.ts'
import { createContent } from './content/service.ts'
import { createControl } from './control/service.ts'
import { createGame } from './game/service.ts'
import type { Service, ServiceContext } from './kernel/service.ts'
import { createMedia } from './media/service.ts'
import { otherServices } from './others.ts'

/** Every stand-in on one origin, each below its name, watched and disturbed by the control API. */
export async function createSandbox(context: ServiceContext): Promise<Hono> {
  const services: Service[] = await Promise.all(
    [createContent, createMedia, createGame, createArticles, ...otherServices].map((create) => create(context)),
  )
  const control = createControl(context, services)
  const app = new Hono()
  for (const service of services) {
    app.use(`/${service.name}/*`, control.watch(service.name))
    app.route(`/${service.name}`, service.routes)
  }
  app.route('/', control.routes)
  return app
}

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
  const content = createContent(context)
  const others: Service[] = await Promise.all(
    [createMedia, createGame, createArticles, ...otherServices].map(async (create) => create(context)),
  )
  const services = [content, ...others]
  const control = createControl(context, services, content.editing)
  const app = new Hono()
  for (const service of services) {
    app.use(`/${service.name}/*`, control.watch(service.name))
    app.route(`/${service.name}`, service.routes)
  }
  app.route('/', control.routes)
  return app
}

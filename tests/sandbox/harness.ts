import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import type { DocumentSource } from '../../sandbox/content/source.ts'
import { createContent } from '../../sandbox/content/service.ts'
import { createControl, type Ports } from '../../sandbox/control/service.ts'
import { playerOfToken } from '../../sandbox/game/players.ts'
import { createClock } from '../../sandbox/kernel/clock.ts'
import { openDatabase } from '../../sandbox/kernel/database.ts'
import type { CreateService, Service, ServiceContext } from '../../sandbox/kernel/service.ts'
import { parsedDocuments } from '../unit-builds.ts'

export const NOW = '2026-03-01T12:00:00.000Z'

/** A context with everything in memory, and a clock that stands still. */
export function createTestContext(): ServiceContext {
  return {
    database: openDatabase(':memory:'),
    clock: createClock(0, () => Date.parse(NOW)),
    origin: 'http://localhost:4010',
    siteUrl: 'http://localhost:3000',
    webhookSecret: 'webhook-secret',
    productSlug: 'gruppetto',
    documentsKeptIn: parsedDocuments(),
  }
}

type Parts = { context?: ServiceContext; seeds?: DocumentSource[]; ports?: Partial<Ports> }

/** Content with these seeds and the given services behind the control API, as sandbox/app.ts puts them together. */
export async function composeServices(creates: CreateService[], parts: Parts = {}): Promise<Hono> {
  const { context = createTestContext(), seeds = [], ports } = parts
  const content = createContent(context, seeds)
  const services: Service[] = [content, ...(await Promise.all(creates.map(async (create) => create(context))))]
  const control = createControl(
    context,
    { services, editing: content.editing, playerOfToken },
    { ...silentPorts, ...ports },
  )
  const app = new Hono()
  for (const service of services) {
    app.use(`/${service.name}/*`, control.watch(service.name))
    app.route(`/${service.name}`, service.routes)
  }
  app.route('/', control.routes)
  return app
}

const silentPorts: Ports = { wait: async () => {}, notify: async () => ({ ok: true, status: 200 }) }

type Answering = (request: Request) => Response | Promise<Response>

export type Listening = { url: string; close(): Promise<void> }

/** Serves an app on a free port of loopback. */
export async function listen(app: Pick<Hono, 'fetch'> | { fetch: Answering }): Promise<Listening> {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server: Server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function sendJson(method: 'POST' | 'PUT', body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** The JSON body of an answer; what a test looks into it names by a schema. */
export async function readJson(answer: Response | Promise<Response>): Promise<unknown>
export async function readJson<Value>(answer: Response | Promise<Response>, schema: z.ZodType<Value>): Promise<Value>
export async function readJson(
  answer: Response | Promise<Response>,
  schema: z.ZodType = z.unknown(),
): Promise<unknown> {
  return schema.parse(await (await answer).json())
}

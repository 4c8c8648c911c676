import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createSandbox } from './app.ts'
import { siteClient } from './identity/client.ts'
import { createClock } from './kernel/clock.ts'
import { requireLoopback } from './kernel/loopback.ts'
import { openDatabase } from './kernel/database.ts'
import { withUuids } from './kernel/uuid-ids.ts'

const port = Number(process.env.SANDBOX_PORT ?? 4010)
const sitePort = Number(process.env.PORT ?? 3000)

const siteUrl = process.env.SITE_URL ?? `http://localhost:${sitePort}`
requireLoopback(siteUrl)

const context = {
  database: openDatabase(process.env.SANDBOX_DATABASE ?? '.data/sandbox.sqlite'),
  clock: createClock(Number(process.env.CLOCK_OFFSET_MS ?? 0)),
  origin: process.env.SANDBOX_ORIGIN ?? `http://localhost:${port}`,
  siteUrl,
  webhookSecret: process.env.PRISMIC_WEBHOOK_SECRET ?? '',
  productSlug: process.env.PRODUCT_SLUG ?? 'gruppetto',
  repository: process.env.PRISMIC_REPOSITORY,
  generatedDocuments: Number(process.env.SANDBOX_DOCUMENTS ?? 0),
  documentsKeptIn: process.env.SANDBOX_PARSED_DOCUMENTS,
  modelsFolder: fileURLToPath(new URL('..', import.meta.url)),
}
const app = await createSandbox(context, siteClient(siteUrl, process.env))

const answer = process.env.SANDBOX_IDS === 'uuid' ? withUuids(app.fetch) : app.fetch
const server = serve({ fetch: answer, port, hostname: '127.0.0.1' }, () => {
  console.log(`sandbox ready on http://localhost:${port}`)
})

// Tests keep their connections and may use one again at the very moment at which Node would close it, after five seconds.
if ('keepAliveTimeout' in server) server.keepAliveTimeout = 600_000

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}

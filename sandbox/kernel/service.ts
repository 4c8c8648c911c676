import type { DatabaseSync } from 'node:sqlite'
import type { Hono } from 'hono'
import type { Clock } from './clock.ts'

/** What every simulated service is given; nothing in it comes from the product. */
export type ServiceContext = {
  /** The sandbox's one database; a service creates its own tables, prefixed with its name. */
  database: DatabaseSync
  clock: Clock
  /** Public origin of the sandbox, without a trailing slash: `http://localhost:4010`. */
  origin: string
  /** Public origin of the site, which the publish webhook and sign-in redirects go to. */
  siteUrl: string
  /** The `secret` that a publish sends in Prismic's webhook body. */
  webhookSecret: string
  /** The product slug, which replaces `{product}` in paths. */
  productSlug: string
  /** Name of the content repository; by default the product slug. */
  repository?: string | undefined
  /** Number of content documents to generate beside the files; none by default. */
  generatedDocuments?: number
  /** File for the parsed content documents, of many sandboxes that are started with the same ones; none by default. */
  documentsKeptIn?: string | undefined
  /** Folder with the models of the content, by which documents are completed with their empty fields; none by default. */
  modelsFolder?: string
}

/** One upstream service: its routes below `/{name}`, and a reset to its initial data. */
export type Service = {
  /** Name in the control API and first segment of its paths (contracts.md, "Where each service lives"). */
  name: string
  routes: Hono
  /** Restores the service's initial data. */
  reset(): void
}

export type CreateService = (context: ServiceContext) => Service | Promise<Service>

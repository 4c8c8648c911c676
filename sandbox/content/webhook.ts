import type { WebhookBody, WebhookBodyAPIUpdate } from '@prismicio/client'
import type { ServiceContext } from '../kernel/service.ts'
import type { Publication } from './editing-types.ts'
import { repositoryOf } from './repository-name.ts'

type Address = Pick<ServiceContext, 'origin' | 'siteUrl' | 'webhookSecret' | 'productSlug' | 'repository'>

/** The result of a call of the webhook: the site's answer, or why there was none. */
export type NotifyResult = { ok: boolean; status: number } | { ok: false; error: string }

/**
 * What Prismic calls webhooks for besides publications: its own test button, and changes of releases, tags and types, which
 * name no documents.
 */
export const NOTICES = ['test-trigger', 'release-created', 'tag-created', 'type-changed'] as const
export type Notice = (typeof NOTICES)[number]

type Send = (url: string, init: RequestInit) => Promise<Response>

const deadlineMs = 10_000

/**
 * Informs the site of a publish, with Prismic's webhook body (contracts.md, Content). Never throws.
 * @param send in place of `fetch`, for tests
 */
export function notifySite(address: Address, { ref, ids, release }: Publication, send?: Send): Promise<NotifyResult> {
  const releases = release ? { deletion: [release] } : {}
  return call(address, { ...update(address), masterRef: ref, releases, documents: ids }, send)
}

/** Calls the site's webhook about something that is no publication. Never throws. */
export function sendNotice(address: Address, notice: Notice, ref: string, send?: Send): Promise<NotifyResult> {
  return call(address, noticeBody(address, notice, ref), send)
}

async function call(address: Address, body: WebhookBody, send: Send = fetch): Promise<NotifyResult> {
  try {
    const { ok, status } = await send(`${address.siteUrl}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadlineMs),
    })
    return { ok, status }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  }
}

function noticeBody(address: Address, notice: Notice, ref: string): WebhookBody {
  const empty = { ...update(address), documents: [] }
  switch (notice) {
    case 'test-trigger':
      return { type: 'test-trigger', ...sender(address) }
    case 'release-created':
      return { ...empty, releases: { addition: [{ id: 'spring', ref: 'spring', label: 'Spring', documents: [] }] } }
    case 'tag-created':
      return { ...empty, tags: { addition: [{ id: 'spring' }] } }
    case 'type-changed':
      return { ...empty, masterRef: ref, masks: { update: [{ id: 'page', label: 'Page' }] } }
  }
}

const sender = (address: Address) => ({
  domain: repositoryOf(address),
  apiUrl: `${address.origin}/content/api/v2`,
  secret: address.webhookSecret,
})

const update = (address: Address): Omit<WebhookBodyAPIUpdate, 'documents'> => ({
  type: 'api-update',
  ...sender(address),
  releases: {},
  masks: {},
  tags: {},
  experiments: {},
})

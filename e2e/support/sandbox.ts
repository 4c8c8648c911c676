import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

/** A fault of a service (sandbox/README.md, faults). */
export type Fault = {
  service: string
  kind: 'slow' | 'failing' | 'refused' | 'cut_short' | 'malformed' | 'wrong_schema' | 'rate_limited' | 'unreachable'
  /** Prefix of the path below the service; absent: all paths. */
  path?: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** E-mail address of the only player whom it affects. */
  player?: string
  milliseconds?: number
  status?: number
  times?: number
}

const callsSchema = z.array(
  z.object({
    service: z.string(),
    method: z.string(),
    path: z.string(),
    status: z.number().nullable(),
    fault: z.string().nullable(),
    requestId: z.string().nullable(),
    at: z.string(),
  }),
)

const trackedSchema = z.array(z.object({ shortName: z.string(), record: z.record(z.string(), z.unknown()) }))

const documentsSchema = z.array(z.object({ id: z.string(), type: z.string(), name: z.string(), lang: z.string() }))

const faultMadeSchema = z.object({ id: z.number() })
const createdSchema = z.object({ id: z.string() })
const previewSchema = z.object({ token: z.string() })

/** A request that a service of the sandbox received. */
export type Call = z.infer<typeof callsSchema>[number]

/** Type, uid and content language of a document, such as `page/home/en-us`. */
export type DocumentPath = `${string}/${string}/${string}`

export type Patch = { path: string; value: unknown }

/** A document to create; `data` is in the content system's wire format. */
export type NewDocument = { type: string; uid: string; lang: string; data: Record<string, unknown> }

/** The sandbox's control API. Faults are removed after the test. */
export class Sandbox {
  readonly #request: APIRequestContext
  readonly #requestId: string | undefined
  readonly url: string
  /** Ids of the faults that were added here. */
  readonly #faults = new Set<number>()

  /**
   * @param requestId id of the test's requests, so that its faults don't affect other tests; absent if the sandbox is
   * the test's own
   */
  constructor(request: APIRequestContext, url: string, requestId?: string) {
    this.#request = request
    this.url = url
    this.#requestId = requestId
  }

  async fault(fault: Fault): Promise<void> {
    const { id } = faultMadeSchema.parse(await this.#send('POST', '/faults', { ...fault, requestId: this.#requestId }))
    this.#faults.add(id)
  }

  /** Number of active faults, without those that are used up. */
  async countFaults(): Promise<number> {
    return z.array(z.unknown()).parse(await this.#send('GET', '/faults')).length
  }

  /** Removes only this test's faults, since other tests may be using theirs. */
  async clearFaults(): Promise<void> {
    // A used-up fault no longer exists.
    await Promise.all([...this.#faults].map((id) => this.#request.delete(`${this.url}/control/faults/${id}`)))
    this.#faults.clear()
  }

  async reset(): Promise<void> {
    await this.#send('POST', '/reset')
  }

  /** Changes fields of a document and publishes it; when this returns, the site has been informed. */
  async publish(document: DocumentPath, patches: readonly Patch[]): Promise<void> {
    await this.#send('POST', `/documents/${document}?publish=1`, patches)
  }

  /** Changes fields of a document in its draft only. */
  async edit(document: DocumentPath, patches: readonly Patch[]): Promise<void> {
    await this.#send('POST', `/documents/${document}`, patches)
  }

  /** Creates a document that visitors don't see yet. @returns its id */
  async draft(document: NewDocument): Promise<string> {
    return createdSchema.parse(await this.#send('POST', '/documents', document)).id
  }

  /** Creates a document and publishes it; when this returns, the site has been informed. @returns its id */
  async create(document: NewDocument): Promise<string> {
    return createdSchema.parse(await this.#send('POST', '/documents?publish=1', document)).id
  }

  /** The id of one of the sandbox's initial documents, in English. */
  async idOf(type: string, name: string): Promise<string> {
    const all = documentsSchema.parse(await this.#send('GET', '/documents'))
    const found = all.find((each) => each.type === type && each.name === name && each.lang === 'en-us')
    if (!found) throw new Error(`the sandbox has no ${type} ${name}`)
    return found.id
  }

  /** Unpublishes a document. */
  async unpublish(document: DocumentPath): Promise<void> {
    await this.#send('DELETE', `/documents/${document}`)
  }

  /** Unpublishes every document; when this returns, the site has been informed. */
  async unpublishAll(): Promise<void> {
    await this.#send('DELETE', '/documents')
  }

  /** Makes the content API show each publish with a delay after its webhook. */
  async lagBehindWebhook(lagMilliseconds: number): Promise<void> {
    await this.#send('POST', '/content', { lagMilliseconds })
  }

  /** Publishes these drafts together; when this returns, the site has been informed. */
  async publishDrafts(ids: readonly string[]): Promise<void> {
    await this.#send('POST', '/publish', { ids })
  }

  /** The token of a preview that shows all drafts. */
  async createPreview(): Promise<string> {
    return previewSchema.parse(await this.#send('POST', '/previews')).token
  }

  /** Calls received so far, oldest first. */
  async calls(filter: { service?: string; path?: string; requestId?: string } = {}): Promise<Call[]> {
    return callsSchema.parse(await this.#send('GET', `/calls?${new URLSearchParams(filter).toString()}`))
  }

  /** Like `calls`, but only those that requests of this test led to. */
  async ownCalls(filter: { service?: string; path?: string } = {}): Promise<Call[]> {
    return this.calls({ ...filter, ...(this.#requestId !== undefined && { requestId: this.#requestId }) })
  }

  async clearCalls(): Promise<void> {
    await this.#send('DELETE', '/calls')
  }

  /** What the tracking service has received under a short name, newest first. */
  async tracked(shortName: string): Promise<Record<string, unknown>[]> {
    const all = trackedSchema.parse(await this.#send('GET', '/tracking'))
    return all.filter((each) => each.shortName === shortName).map(({ record }) => record)
  }

  /** The names of the interactions that the tracking service has received, newest first. */
  async countedEvents(): Promise<unknown[]> {
    return (await this.tracked('events')).map(({ event }) => event)
  }

  /** Sets the lifetimes of tokens that the identity provider issues from now on. */
  async changeTokenLives(lives: {
    accessTokenSeconds?: number
    refreshTokenSeconds?: number
    outliveSignOut?: boolean
  }): Promise<void> {
    await this.#send('POST', '/identity', lives)
  }

  /** Makes a player's next call fail with 401; a refresh works. */
  async endAccessTokens(email: string): Promise<void> {
    await this.#send('DELETE', `/identity/access-tokens?${new URLSearchParams({ email }).toString()}`)
  }

  /** Ends a player's sessions at the identity provider, with every token. */
  async endSessions(email: string): Promise<void> {
    await this.#send('DELETE', `/identity/sessions?${new URLSearchParams({ email }).toString()}`)
  }

  async moveClock(offsetMilliseconds: number): Promise<void> {
    await this.#send('POST', '/clock', { offsetMilliseconds })
  }

  async #send(method: string, path: string, data?: unknown): Promise<unknown> {
    const answer = await this.#request.fetch(`${this.url}/control${path}`, { method, data })
    if (!answer.ok()) throw new Error(`${method} /control${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.status() === 204 ? undefined : answer.json()
  }
}

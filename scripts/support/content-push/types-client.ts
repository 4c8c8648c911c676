import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { Failure } from '../failure.ts'
import type { Target } from './settings.ts'

/** A model in the content system: a custom type, or a slice that types share. */
export type Model = { id: string } & Readonly<Record<string, unknown>>
export type ModelKind = 'customtypes' | 'slices'

const modelsSchema = z.array(z.looseObject({ id: z.string() }))

/** How often a call that was too early (429) is repeated. */
const TRIES = 5
const PAUSE_MS = 1_000

/** Prismic's Types API, one call at a time. */
export class TypesClient {
  readonly #target: Target
  readonly #fetch: typeof fetch

  constructor(target: Target, fetchIt: typeof fetch = fetch) {
    this.#target = target
    this.#fetch = fetchIt
  }

  async list(kind: ModelKind): Promise<Model[]> {
    return modelsSchema.parse(await (await this.#call(`/${kind}`)).json())
  }

  async insert(kind: ModelKind, model: Model): Promise<void> {
    await this.#call(`/${kind}/insert`, model)
  }

  async update(kind: ModelKind, model: Model): Promise<void> {
    await this.#call(`/${kind}/update`, model)
  }

  async #call(path: string, body?: Model, tries = TRIES): Promise<Response> {
    const { typesApi, repository, writeToken } = this.#target
    const headers = { repository, authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await this.#fetch(`${typesApi}${path}`, init).catch((error: unknown) => {
      throw new Failure(`The Types API can't be reached at ${typesApi}: ${String(error)}`)
    })
    if (answer.status === 429 && tries > 1) {
      await sleep(Number(answer.headers.get('retry-after') ?? 0) * 1_000 || PAUSE_MS)
      return this.#call(path, body, tries - 1)
    }
    if (!answer.ok) {
      const what = body === undefined ? path : `${path} of ${body.id}`
      throw new Failure(`The Types API answered ${answer.status} to ${what}: ${(await answer.text()).slice(0, 300)}`)
    }
    return answer
  }
}

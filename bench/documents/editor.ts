import { z } from 'zod'

const callsSchema = z.array(z.unknown())

/** Publishes in a sandbox, and counts the calls of its content service. */
export class Editor {
  readonly #control: string

  constructor(sandbox: string) {
    this.#control = `${sandbox}/control`
  }

  /** Publishes a document with a field's new value. @param document `page/about/en-us` */
  async publish(document: string, path: string, value: unknown): Promise<void> {
    await this.#request('POST', `/documents/${document}?publish=1`, [{ path, value }])
  }

  async forgetCalls(): Promise<void> {
    await this.#request('DELETE', '/calls')
  }

  /** The calls of the content service since they were last forgotten, two thousand at most. */
  async countCalls(): Promise<number> {
    const answer = await this.#request('GET', '/calls?service=content')
    return callsSchema.parse(await answer.json()).length
  }

  async #request(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(this.#control + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
}

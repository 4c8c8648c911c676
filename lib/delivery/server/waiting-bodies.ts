import { finished } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { hasBody } from './refusal.ts'

/** Counts the bodies that are being sent, each of which may wait in memory until it is whole. */
export class WaitingBodies {
  readonly #limit: number
  #waiting = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether there is room for a request: one without a body needs none, any other takes it until its body has come. */
  admit(request: IncomingMessage): boolean {
    if (!hasBody(request)) return true
    if (this.#waiting >= this.#limit) return false
    this.#waiting += 1
    finished(request, { writable: false }, () => {
      this.#waiting -= 1
    })
    return true
  }
}

import 'server-only'
import { LAG_CHECK_MS, RETRY_AFTER_MS } from './publish-tracker'

/** How many times the API is asked for a ref at most that another instance was told of, while it doesn't show it. */
const LAG_CHECKS = 30
/** Refs that are remembered, to know a ref that the API has shown and passed. */
const REMEMBERED = 20

export type ToldRefRuntime = {
  /** The ref that this instance uses, without a request. */
  lastMasterRef: () => string | undefined
  /** Drops that ref at once and asks the content service; rejects if it does not answer. */
  fetchMasterRef: () => Promise<string>
  /** Expires tags of this instance's own pages, and at fronts, which may have pages of this instance. */
  expire: (tags: readonly string[]) => Promise<void>
  pause: (milliseconds: number) => Promise<void>
}

/**
 * Has this instance use the ref of a publish that another one tells of. The content API may show a publish to one
 * instance earlier than to another: what is made from the former ref until then expires once more.
 */
export class ToldRef {
  readonly #runtime: ToldRefRuntime
  readonly #shown = new Set<string>()
  /** Tags of pages that may be made from a former ref. */
  #tags = new Set<string>()
  /** Whether pages may have been made from it. */
  #wasOld = false
  #turn = 0

  constructor(runtime: ToldRefRuntime) {
    this.#runtime = runtime
  }

  /**
   * Drops the ref in use, unless it is the one that is told of, and asks until the API shows that one.
   *
   * @param ref what is published; undefined if the sender doesn't know
   * @param tags that expire with the publish
   */
  async follow(ref: string | undefined, tags: readonly string[]): Promise<void> {
    let before = this.#runtime.lastMasterRef()
    if (ref !== undefined && ref === before) return
    const turn = (this.#turn += 1)
    for (const tag of tags) this.#tags.add(tag)
    for (let check = 0; check < LAG_CHECKS;) {
      const shown = await this.#runtime.fetchMasterRef().catch(() => undefined)
      if (turn !== this.#turn) return
      if (shown !== undefined && this.#wasOld && shown !== before) await this.#runtime.expire([...this.#tags])
      if (shown !== undefined && this.#isShown(ref, shown)) break
      if (shown !== undefined) [before, check] = [shown, check + 1]
      this.#wasOld = true
      await this.#runtime.pause(shown === undefined ? RETRY_AFTER_MS : LAG_CHECK_MS)
      if (turn !== this.#turn) return
    }
    this.#tags = new Set()
    this.#wasOld = false
  }

  #isShown(ref: string | undefined, shown: string): boolean {
    this.#shown.delete(shown)
    this.#shown.add(shown)
    for (const oldest of this.#shown) {
      if (this.#shown.size <= REMEMBERED) break
      this.#shown.delete(oldest)
    }
    return ref === undefined || this.#shown.has(ref)
  }
}

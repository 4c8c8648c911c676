/**
 * One run of the same work for all who ask for it while it is under way. Its failure is theirs together; nothing is kept
 * once it has ended.
 */
export class SingleFlight<Value> {
  readonly #underway = new Map<string, Promise<Value>>()

  /** What the work under way comes to; it is begun where none is. */
  join(name: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#underway.get(name)
    if (known) return known
    const begun = work().finally(() => {
      if (this.#underway.get(name) === begun) this.#underway.delete(name)
    })
    this.#underway.set(name, begun)
    return begun
  }

  /** The work under way, where there is any. */
  find(name: string): Promise<Value> | undefined {
    return this.#underway.get(name)
  }

  /** Callers from now on don't join the run under way: it may have begun too early for them. */
  leave(name: string): void {
    this.#underway.delete(name)
  }
}

/**
 * Shares one run of the same work among all concurrent callers, its failure included; nothing is stored once it has
 * ended.
 */
export class SingleFlight<Value> {
  readonly #underway = new Map<string, Promise<Value>>()

  /** Joins the run under way, or starts one. */
  join(name: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#underway.get(name)
    if (known) return known
    const begun = work().finally(() => {
      if (this.#underway.get(name) === begun) this.#underway.delete(name)
    })
    this.#underway.set(name, begun)
    return begun
  }

  /** The run under way, if there is one. */
  find(name: string): Promise<Value> | undefined {
    return this.#underway.get(name)
  }

  /** Callers from now on don't join the run under way: it may have begun too early for them. */
  leave(name: string): void {
    this.#underway.delete(name)
  }
}

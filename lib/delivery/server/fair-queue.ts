/**
 * Items of several owners that wait for a limited number of places. Places go to the owners in turn, so that nobody waits
 * for more than one item of each other owner, however many these have.
 */
export class FairQueue<Item> {
  readonly #limits: { perOwner: number; waitingPerOwner: number }
  /** Owners who may have another place, in the order of their turns. */
  readonly #ready = new Map<string, Item[]>()
  /** Owners who have as many places as one may have. */
  readonly #full = new Map<string, Item[]>()
  readonly #placesOf = new Map<string, number>()
  #waiting = 0

  /** @param limits `perOwner` places, and so many items in waiting */
  constructor(limits: { perOwner: number; waitingPerOwner: number }) {
    this.#limits = limits
  }

  /** Items that wait. */
  get waiting(): number {
    return this.#waiting
  }

  /** Puts an item last of its owner's. @returns whether there was room */
  add(owner: string, item: Item): boolean {
    const queue = this.#ready.get(owner) ?? this.#full.get(owner)
    if (queue === undefined) this.#queuesFor(owner).set(owner, [item])
    else if (queue.length >= this.#limits.waitingPerOwner) return false
    else queue.push(item)
    this.#waiting += 1
    return true
  }

  /** Gives a place to the next item, until `release`. Undefined where nobody waits who may have one. */
  take(): { owner: string; item: Item } | undefined {
    for (const [owner, queue] of this.#ready) {
      this.#ready.delete(owner)
      const item = queue.shift()
      if (item === undefined) continue
      this.#waiting -= 1
      this.#placesOf.set(owner, this.#places(owner) + 1)
      if (queue.length > 0) this.#queuesFor(owner).set(owner, queue)
      return { owner, item }
    }
    return undefined
  }

  /** Takes a place back. */
  release(owner: string): void {
    const left = this.#places(owner) - 1
    if (left > 0) this.#placesOf.set(owner, left)
    else this.#placesOf.delete(owner)
    const queue = this.#full.get(owner)
    if (queue === undefined) return
    this.#full.delete(owner)
    this.#ready.set(owner, queue)
  }

  /** Takes out the items that need not wait any longer. @returns those for which `isOver` holds */
  removeWhere(isOver: (item: Item) => boolean): Item[] {
    const removed = [...this.#ready, ...this.#full].flatMap(([owner, queue]) => {
      const { over = [], left = [] } = Object.groupBy(queue, (item) => (isOver(item) ? 'over' : 'left'))
      if (over.length > 0) queue.splice(0, queue.length, ...left)
      if (left.length === 0) this.#queuesFor(owner).delete(owner)
      return over
    })
    this.#waiting -= removed.length
    return removed
  }

  #places(owner: string): number {
    return this.#placesOf.get(owner) ?? 0
  }

  #queuesFor(owner: string): Map<string, Item[]> {
    return this.#places(owner) < this.#limits.perOwner ? this.#ready : this.#full
  }
}

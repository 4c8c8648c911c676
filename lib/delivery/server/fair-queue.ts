/**
 * A queue of items of several owners for a limited number of slots. Owners take turns, so that none waits for more than
 * one item of each other owner, regardless of how many items the others have.
 */
export class FairQueue<Item> {
  readonly #limits: { perOwner: number; waitingPerOwner: number }
  /** Owners that may have another slot, in the order of their turns. */
  readonly #ready = new Map<string, Item[]>()
  /** Owners that have their maximum number of slots. */
  readonly #full = new Map<string, Item[]>()
  readonly #placesOf = new Map<string, number>()
  #waiting = 0

  /** @param limits `perOwner`: slots of one owner; `waitingPerOwner`: waiting items of one owner */
  constructor(limits: { perOwner: number; waitingPerOwner: number }) {
    this.#limits = limits
  }

  /** Number of waiting items. */
  get waiting(): number {
    return this.#waiting
  }

  /** Appends an item to its owner's items. @returns whether there was room */
  add(owner: string, item: Item): boolean {
    const queue = this.#ready.get(owner) ?? this.#full.get(owner)
    if (queue === undefined) this.#queuesFor(owner).set(owner, [item])
    else if (queue.length >= this.#limits.waitingPerOwner) return false
    else queue.push(item)
    this.#waiting += 1
    return true
  }

  /** Gives a slot to the next item, until `release`. Undefined if no waiting owner may have one. */
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

  /** Frees a slot. */
  release(owner: string): void {
    const left = this.#places(owner) - 1
    if (left > 0) this.#placesOf.set(owner, left)
    else this.#placesOf.delete(owner)
    const queue = this.#full.get(owner)
    if (queue === undefined) return
    this.#full.delete(owner)
    this.#ready.set(owner, queue)
  }

  /** Removes the items that need not wait any longer. @returns those for which `isOver` holds */
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

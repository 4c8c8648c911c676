import { type Lease, leaseText, type LeaseStore, parseHeld } from '@/lib/core/server/shared-once/lease-store'

/** A store of leases in memory, which can be down, and slow. The tests of the real one hold for it as well. */
export class FakeLeases implements LeaseStore {
  readonly entries = new Map<string, { text: string; until: number }>()
  isDown = false
  /** How long an operation takes, in milliseconds. */
  delay: () => number = () => 0

  async claim(key: string, lease: Lease, seen: string, milliseconds: number): Promise<string | null> {
    await this.#reach()
    const text = this.#find(key)
    if (text !== null && isInTheWay(text, lease, seen)) return text
    this.put(key, leaseText(lease), milliseconds)
    return null
  }

  async get(key: string): Promise<string | null> {
    await this.#reach()
    return this.#find(key)
  }

  async replace(key: string, lease: Lease, value: string, milliseconds: number): Promise<boolean> {
    await this.#reach()
    if (this.#find(key) !== leaseText(lease)) return false
    this.put(key, value, milliseconds)
    return true
  }

  put(key: string, text: string, milliseconds: number): void {
    this.entries.set(key, { text, until: Date.now() + milliseconds })
  }

  #find(key: string): string | null {
    const entry = this.entries.get(key)
    return entry !== undefined && entry.until > Date.now() ? entry.text : null
  }

  async #reach(): Promise<void> {
    const milliseconds = this.delay()
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
    if (this.isDown) throw new Error('down')
  }
}

function isInTheWay(text: string, lease: Lease, seen: string): boolean {
  const held = parseHeld(text)
  if (held === undefined || held.state === 'leased') return true
  return held.what === lease.what && (held.isFor === 'everybody' || held.token === seen)
}

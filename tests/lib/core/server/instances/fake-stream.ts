import type { Entry } from '@/lib/core/server/instances/news'
import type { NewsStream } from '@/lib/core/server/instances/news-stream'

/** A store's stream as several instances see it, each over a line of its own that can be cut. */
export class FakeStream {
  entries: Entry[] = []
  /** Set if the key holds something else. */
  isOfAnotherType = false
  #count = 0

  /** What one instance uses. */
  line(): NewsStream & { isUp: boolean } {
    const line = {
      isUp: true,
      append: async (message: Entry['message']) => {
        this.#require(line.isUp)
        return this.add(message)
      },
      readAfter: async (id: string) => {
        this.#require(line.isUp)
        return this.entries.filter((entry) => numberOf(entry) > numberOf({ id }))
      },
      has: async (id: string) => {
        this.#require(line.isUp)
        return this.entries.some((entry) => entry.id === id)
      },
    }
    return line
  }

  /** Adds an entry, whoever writes it. @returns its id */
  add(message: Entry['message']): string {
    const id = `${(this.#count += 1)}-0`
    this.entries.push({ id, message })
    return id
  }

  #require(isUp: boolean): void {
    if (!isUp) throw new Error('The socket is closed')
    if (this.isOfAnotherType) throw new Error('WRONGTYPE Operation against a key holding the wrong kind of value')
  }
}

const numberOf = ({ id }: Pick<Entry, 'id'>) => Number(id.split('-')[0])

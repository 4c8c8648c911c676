import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { vi } from 'vitest'
import type { RequestKind } from '@/lib/core/limits'
import { Admission } from '@/lib/delivery/server/admission'

class Answer extends EventEmitter {
  destroyed = false
  headersSent = false

  end() {
    this.emit('close')
  }

  abort() {
    this.destroyed = true
    this.emit('close')
  }
}

/** An admission whose event loop is as late as a test says, and requests that apply to it. */
export function open() {
  const state = { loopDelay: 0 }
  const admission = new Admission({ loopDelay: () => state.loopDelay, now: () => Date.now() })
  const apply = (client: string, kind: RequestKind = 'page') => {
    const answer = new Answer()
    const calls = { begin: vi.fn(), refuse: vi.fn() }
    admission.apply({ kind, client, response: answer as unknown as ServerResponse, ...calls })
    return Object.assign(answer, calls)
  }
  return { admission, state, apply }
}

/** How many have begun. */
export const begun = (answers: readonly { begin: ReturnType<typeof vi.fn> }[]) =>
  answers.filter(({ begin }) => begin.mock.calls.length > 0).length

/** Some turns of the event loop. */
export const settle = () => vi.advanceTimersByTimeAsync(20)

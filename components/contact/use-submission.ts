import { useEffect, useRef, useState, type RefObject } from 'react'
import { SHORTEST_MS } from '@/lib/domains/contact/guard'
import type { Guard } from '@/lib/domains/contact/schema'
import { useUnderway } from '../ui/use-underway'
import { readFormTexts } from './read-form-texts'

export type Submission = {
  isSending: boolean
  /** Why the last attempt failed. */
  failure: unknown
  /** The button, which takes the focus again after a failure. */
  button: RefObject<HTMLButtonElement | null>
  /**
   * Sends a form that has passed its rules, together with the data that distinguish people from bots. Calls during a
   * submission are ignored.
   */
  run: (form: HTMLFormElement, send: (guard: Guard) => Promise<void>) => Promise<void>
}

/** State of sending a form that anyone may send. The time that it is shown is measured from its first render. */
export function useSubmission(onSent: () => void): Submission {
  const [failure, setFailure] = useState<unknown>()
  const { isUnderway: isSending, begin, end } = useUnderway()
  const shownAt = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  useEffect(() => {
    // While sending, the form is disabled and can't hold the focus.
    if (failure !== undefined && !isSending) button.current?.focus()
  }, [failure, isSending])

  async function run(form: HTMLFormElement, send: (guard: Guard) => Promise<void>): Promise<void> {
    if (!begin()) return
    setFailure(undefined)
    const { homepage = '' } = readFormTexts(form)
    try {
      await send({ homepage, shownMs: await humanPause(shownAt.current) })
      onSent()
    } catch (error) {
      setFailure(error)
    } finally {
      end()
    }
  }

  return { isSending, failure, button, run }
}

/**
 * Waits until a form has been shown for the minimum time that our server demands of people. A visitor who resends a
 * stored message may be quicker than that.
 *
 * @param shownAt by `performance.now()`
 * @returns how long it has been shown then, in milliseconds
 */
async function humanPause(shownAt: number): Promise<number> {
  const missing = SHORTEST_MS - (performance.now() - shownAt)
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.max(SHORTEST_MS, Math.round(performance.now() - shownAt))
}

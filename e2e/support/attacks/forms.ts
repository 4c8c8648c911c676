import { ask, failureOf } from './ask.ts'
import type { Load } from './load.ts'

/**
 * Addresses below the sandbox's origin, to whose host forms may be sent: other services, and a form's own address with
 * additions.
 */
export const FOREIGN_ACTIONS = [
  '/control/publish',
  '/identity/token',
  '/identity/token/revocation',
  '/game/events',
  '/game/profile',
  '/support/contact',
  '/tracking/newsletter',
  '/subscription/checkout',
  '/forms/newsletter/../../control/publish',
  '/forms/%2e%2e/support/contact',
  '/forms/newsletter?list=everybody',
] as const

/** Tries to make the site send forms to addresses that no form of its content uses. */
export const foreignForms = (): Load => ({
  name: 'forms',
  run: async (target, signal) => {
    for (const [index, action] of FOREIGN_ACTIONS.entries()) {
      if (signal.aborted) return
      const email = `rider-${index}@example.com`
      const fields = { email, grant_type: 'client_credentials' }
      const body = { action: target.sandboxUrl + action, fields, homepage: '', shownMs: 9000 }
      await ask(target.port, '/api/forms', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
        signal,
      }).then(
        ({ status }) => target.note(String(status)),
        (error: unknown) => target.note(failureOf(error)),
      )
    }
  },
})

import { afterAll, afterEach, beforeAll, describe, onTestFinished, vi } from 'vitest'
import { lemonldap } from './lemonldap'
import type { Form, Kind, Provider } from './provider'
import { standIn } from './stand-in'

/** Tries the site with each provider that is there. */
export function withEachProvider(tests: (kind: Kind, as: (form: Form) => Promise<Provider>) => void): void {
  for (const kind of [lemonldap(), standIn()]) {
    describe.skipIf(!kind.isThere)(`at ${kind.name}`, () => {
      beforeAll(() => kind.begin())
      afterAll(() => kind.end())
      afterEach(() => void vi.useRealTimers())
      tests(kind, async (form) => {
        const provider = await kind.as(form)
        onTestFinished(() => provider.close())
        return provider
      })
    })
  }
}

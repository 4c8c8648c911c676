import { inject } from 'vitest'

// A process that stays up still holds the mutant of its last run, which what is loaded now must not see. Stryker’s own
// setup sets the next one: before anything is loaded where it is `static`, and before the first test otherwise.
const state: unknown = Reflect.get(globalThis, inject('globalNamespace'))
if (inject('mutantActivation') === 'runtime' && typeof state === 'object' && state !== null) {
  Reflect.set(state, 'activeMutant', undefined)
}

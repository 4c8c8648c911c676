import { inject } from 'vitest'

// A reused process still has the mutant of its last run active, which must not affect modules loaded now. Stryker’s own
// setup activates the next one: before modules are loaded if it is `static`, otherwise before the first test.
const state: unknown = Reflect.get(globalThis, inject('globalNamespace'))
if (inject('mutantActivation') === 'runtime' && typeof state === 'object' && state !== null) {
  Reflect.set(state, 'activeMutant', undefined)
}

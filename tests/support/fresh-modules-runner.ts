import { ModuleRunner } from 'vite/module-runner'
import { TestRunner } from 'vitest'
import { forgetProcessState } from './forget-process-state.ts'

/**
 * Gives each test file modules, replaced modules and process-wide states of its own, although files share a worker:
 * packages, and the browser's page, are loaded once. A worker for each file takes nearly twice the time.
 */
export default class FreshModulesRunner extends TestRunner {
  onBeforeCollect(): void {
    const modules: unknown = Reflect.get(this, 'moduleRunner')
    if (!(modules instanceof ModuleRunner)) throw new Error('Vitest holds the modules of a worker elsewhere now')
    modules.clearCache()
    forgetProcessState()
  }
}

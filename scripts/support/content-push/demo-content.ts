import { join } from 'node:path'
import { loadEnvironment } from '../environment.ts'
import { root } from '../root.ts'
import { sandboxUrl } from '../sandbox.ts'

/** The documents of the sandbox, and the origin of their pictures. */
export const demoContent = {
  folder: join(root, 'sandbox/content/documents'),
  get origin() {
    return sandboxUrl(loadEnvironment())
  },
}

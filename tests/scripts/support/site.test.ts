import { expect, test, vi } from 'vitest'
import { completeEnvironment } from '../../../scripts/support/environment'
import { Processes } from '../../../scripts/support/processes'
import { serveBuild } from '../../../scripts/support/site'
import { offMachine } from '../../support/off-machine'

test('a site is served alone only from a build of these sources and variables', async () => {
  const processes = new Processes()
  const keep = vi.spyOn(processes, 'keep')
  const environment = { ...completeEnvironment(offMachine), NEXT_DIST_DIR: '.next-that-is-not-there' }
  await expect(serveBuild(processes, environment)).rejects.toThrow(
    'There is no build of these sources and variables: make one with `npm run build`.',
  )
  expect(keep).not.toHaveBeenCalled()
})

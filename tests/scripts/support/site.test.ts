import { expect, test, vi } from 'vitest'
import { completeEnvironment } from '../../../scripts/support/environment'
import { Processes } from '../../../scripts/support/processes'
import { serveBuild, startSite } from '../../../scripts/support/site'
import { offMachine } from '../../support/off-machine'

test('a site is served alone only from a build of these sources', async () => {
  const processes = new Processes()
  const keep = vi.spyOn(processes, 'keep')
  const environment = { ...completeEnvironment(offMachine), NEXT_DIST_DIR: '.next-that-is-not-there' }
  await expect(serveBuild(processes, environment)).rejects.toThrow(
    'The build is missing or incomplete. Make one with `npm run build`.',
  )
  expect(keep).not.toHaveBeenCalled()
})

test('a site that only this machine uses ends without notice', async () => {
  const processes = new Processes()
  const keep = vi.spyOn(processes, 'keep').mockRejectedValue(new Error('not started'))
  await expect(startSite(processes, { PORT: '4', DRAIN_NOTICE_MS: '5000' }, 'site.log')).rejects.toThrow('not started')
  expect(keep).toHaveBeenCalledWith(
    expect.objectContaining({ environment: { MALLOC_ARENA_MAX: '2', PORT: '4', DRAIN_NOTICE_MS: '0' } }),
  )
})

import { keepFundraiser, openAccount, openProject } from './api'
import type { OwnFundraiser } from './schema'

/** What the opt-in is at, each with a message of its own [FR-023]. */
export type OptInStep = 'account' | 'project' | 'profile' | 'done'

/** After its last step the message stays for a moment [FR-032]. */
export const DONE_MS = 1000

export type OptInWatch = {
  onStep: (step: OptInStep) => void
  /** There is a project: the time to record it [FR-029, TR-004]. */
  onProject: () => void
}

/**
 * Makes the player a fundraiser, step by step on our server: account, project, profile [FR-029]. Each is safe to repeat,
 * so that one which was interrupted anywhere goes on from the beginning and makes nothing twice.
 */
export async function optIn(
  eventId: number,
  { onStep, onProject }: OptInWatch,
): Promise<Omit<OwnFundraiser, 'publicId'>> {
  onStep('account')
  const account = await openAccount()
  onStep('project')
  const project = await openProject(eventId, account)
  onProject()
  onStep('profile')
  const fundraiserId = await keepFundraiser(account)
  onStep('done')
  return { fundraiserId, project }
}

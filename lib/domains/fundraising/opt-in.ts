import type { Identifier } from '@/lib/core/identifier'
import { memberCall } from '@/lib/domains/session/api'
import { keepFundraiser, openAccount, openProject } from './endpoints'
import type { OwnFundraiser } from './schema'

/** The current step of the opt-in, each with a message of its own [FR-023]. */
export type OptInStep = 'account' | 'project' | 'profile' | 'done'

/** How long the last step's message stays [FR-032]. */
export const DONE_MS = 1000

export type OptInWatch = {
  onStep: (step: OptInStep) => void
  /** Called when there is a project, to record it [FR-029, TR-004]. */
  onProject: () => void
}

/**
 * Makes the player a fundraiser, step by step on our server: account, project, profile [FR-029]. Each is safe to
 * repeat, so an interrupted opt-in starts from the beginning and creates nothing twice.
 */
export async function optIn(
  eventId: Identifier,
  { onStep, onProject }: OptInWatch,
): Promise<Omit<OwnFundraiser, 'publicId'>> {
  onStep('account')
  const body = await memberCall(openAccount)
  onStep('project')
  const { project } = await memberCall(openProject, { params: { eventId }, body })
  onProject()
  onStep('profile')
  const { fundraiserId } = await memberCall(keepFundraiser, { body })
  onStep('done')
  return { fundraiserId, project }
}

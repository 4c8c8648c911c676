import { hasCode } from '@/lib/core/errors'

/**
 * Whether the page itself answers a failure, so that the control that met it says nothing: it leads through sign-in where the
 * session has ended (docs/decisions/036), and says that somebody else is signed in by now.
 */
export const isToldByThePage = (error: unknown): boolean =>
  hasCode(error, 'not_signed_in') || hasCode(error, 'another_player')

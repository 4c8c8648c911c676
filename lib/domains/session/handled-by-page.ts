import { hasCode } from '@/lib/core/errors'

/**
 * Whether the page itself handles a failure, so that the control shows no message: it leads through sign-in if the
 * session has ended (docs/decisions/036), or says that somebody else is signed in by now.
 */
export const isHandledByPage = (error: unknown): boolean =>
  hasCode(error, 'not_signed_in') || hasCode(error, 'another_player')

import 'server-only'
import { hasCode } from '../errors'
import { log } from './log'
import { notePlaceholder } from './note-placeholder'

/** Details for the log besides the cause, such as the id of what is missing. */
type About = Readonly<Record<string, unknown>>

/**
 * Handles the failure of a part of a page that is the same for everybody: logs it, has the page regenerated soon, and
 * returns a value for the gap. For `catch`.
 */
export const gapInPage =
  <Gap>(message: string, about: About, gap: Gap) =>
  async (err: unknown): Promise<Gap> => {
    log.warn({ err, ...about }, message)
    await notePlaceholder(err)
    return gap
  }

/**
 * Handles the failure of a part of a personal page: logs it, and returns a value for the gap. For `catch`.
 * @throws AppError `not_signed_in`, rethrown, since the session has ended
 */
export const gapForMember =
  <Gap>(message: string, about: About, gap: Gap) =>
  (err: unknown): Gap => {
    if (hasCode(err, 'not_signed_in')) throw err
    log.warn({ err, ...about }, message)
    return gap
  }

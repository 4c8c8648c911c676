import { contactPath, helpPath } from '@/lib/core/paths'
import { isOff } from '@/lib/core/server/off'
import type { HelpMeans } from './help-button'

/**
 * The way of help for a button on this site: the contact form in place of a chat that is off. Undefined if there is
 * none.
 */
export function helpMeans(asked: HelpMeans): HelpMeans | undefined {
  if (asked === 'chat' && !isOff('chat')) return 'chat'
  return isOff('support') ? undefined : 'form'
}

/** Where a help button leads without script: to the contact form, or to the e-mail address if that is off. */
export const helpTarget = (): string => (isOff('support') ? `${helpPath}#contact` : contactPath)

import { keepInBrowser } from '@/components/session/keep-in-browser'
import type { RegistrationIntent } from '@/lib/domains/campaigns/registration-intent'
import { keepIntent } from '@/lib/domains/session/intents/storage'

/**
 * Keeps the intent, with the state of the terms checkbox, when a visitor goes to sign-in by the button [CP-034,
 * CP-035].
 */
export default function attachVisitorRegister(
  root: HTMLElement,
  { intent }: { intent: RegistrationIntent },
): () => void {
  return keepInBrowser(root, (fields) => keepIntent(intent, { hasTickedTerms: fields.get('terms') === 'ticked' }))
}

import type { ReactNode } from 'react'
import { machineTime } from '@/lib/core/clock'
import { SingleFlight } from '@/lib/core/single-flight'
import { findChat, loadContact } from '@/lib/domains/contact/api'
import { loadChat, openChat } from '@/lib/domains/contact/chat'
import { findContactUs } from '@/lib/domains/contact/contact-us'
import type { Contact } from '@/lib/domains/contact/endpoints'
import { withContactUs } from '@/lib/domains/contact/with-contact-us'

const asking = new SingleFlight<Contact>()
/** An answer that arrived while the button was pressed down, before the click; and the time of its arrival. */
let early: { answer: Contact; language: string; at: number } | undefined
/** How long a prefetched answer is used, so that a cancelled press leaves nothing to a later one. */
const EARLY_MS = 3000

/**
 * Begins loading what a button opens before it is pressed: the form, or the chat's script if there is an agent. Whether
 * there is one is asked again at the click.
 */
export function prepareHelp(button: HTMLButtonElement): void {
  if (button.dataset.help === 'chat') return prepareChat()
  const language = document.documentElement.lang
  const keep = ([answer]: readonly [Contact, unknown]) => {
    early = { answer, language, at: machineTime() }
  }
  // If this fails, the click loads it again.
  Promise.all([ask(language), import('./contact-window')]).then(keep, () => undefined)
}

let isChatPrepared = false

function prepareChat(): void {
  if (isChatPrepared) return
  isChatPrepared = true
  const load = async () => {
    const { isAvailable, script } = await findChat()
    if (isAvailable) await loadChat(script)
  }
  // If this fails, the click loads it again.
  load().catch(() => undefined)
}

function takeEarly(language: string): Contact | undefined {
  const kept = early
  early = undefined
  return kept?.language === language && machineTime() - kept.at < EARLY_MS ? kept.answer : undefined
}

const ask = (language: string) => asking.join(language, () => loadContact(language))

/**
 * Opens what a help button is for: the chat, if an agent is available, otherwise the contact form.
 *
 * @param close removes the window
 * @returns the window, or nothing if the chat has opened
 * @throws if neither can be loaded
 */
export async function helpWith(button: HTMLButtonElement, close: () => void): Promise<ReactNode> {
  if (button.dataset.help === 'chat' && (await isChatting(button))) return undefined
  if (button.dataset.withoutForm !== undefined) {
    button.form?.submit()
    return undefined
  }
  const language = document.documentElement.lang
  // Loads the answer and the form's script in parallel.
  const [answer, { ContactWindow }] = await Promise.all([
    takeEarly(language) ?? ask(language),
    import('./contact-window'),
  ])
  const contact = withContactUs(findContactUs(), answer)
  return <ContactWindow {...contact} title={button.textContent} language={language} onClose={close} />
}

/** If a chat doesn't start, no error is shown: the contact form opens instead [CT-007, CT-032]. */
async function isChatting(button: HTMLButtonElement): Promise<boolean> {
  try {
    const { isAvailable, script } = await findChat()
    button.dataset.agent = isAvailable ? 'available' : 'away'
    if (isAvailable) await openChat(script)
    return isAvailable
  } catch (error) {
    console.error('Failed to start Kustomer chat', error)
    return false
  }
}

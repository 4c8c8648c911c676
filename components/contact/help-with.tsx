import type { ReactNode } from 'react'
import { machineTime } from '@/lib/core/clock'
import { SingleFlight } from '@/lib/core/single-flight'
import { findChat, loadContact, type Contact } from '@/lib/domains/contact/api'
import { openChat } from '@/lib/domains/contact/chat'
import { findContactUs } from '@/lib/domains/contact/contact-us'
import { withContactUs } from '@/lib/domains/contact/with-contact-us'

const asking = new SingleFlight<Contact>()
/** What was answered while the finger was still down, and when. */
let early: { answer: Contact; language: string; at: number } | undefined
/** A press lasts no longer; one that was taken back leaves nothing to a later one. */
const EARLY_MS = 3000

/**
 * Has the form on its way from the moment that a finger is down on its button. Whether there is an agent is asked at the
 * click.
 */
export function prepareHelp(button: HTMLButtonElement): void {
  if (button.dataset.help === 'chat') return
  const language = document.documentElement.lang
  const keep = ([answer]: readonly [Contact, unknown]) => {
    early = { answer, language, at: machineTime() }
  }
  // What could not be had is asked for again by the click.
  Promise.all([ask(language), import('./contact-window')]).then(keep, () => undefined)
}

function takeEarly(language: string): Contact | undefined {
  const kept = early
  early = undefined
  return kept?.language === language && machineTime() - kept.at < EARLY_MS ? kept.answer : undefined
}

const ask = (language: string) => asking.join(language, () => loadContact(language))

/**
 * What a help button opens: the chat, where it is for that and an agent is there, otherwise the contact form.
 *
 * @param close takes the window away again
 * @returns the window, or nothing where the chat has opened
 * @throws where neither can be had
 */
export async function helpWith(button: HTMLButtonElement, close: () => void): Promise<ReactNode> {
  if (button.dataset.help === 'chat' && (await isChatting(button))) return undefined
  const language = document.documentElement.lang
  // The answer is on its way while the form's script is.
  const [answer, { ContactWindow }] = await Promise.all([
    takeEarly(language) ?? ask(language),
    import('./contact-window'),
  ])
  const contact = withContactUs(findContactUs(), answer)
  return <ContactWindow {...contact} title={button.textContent} language={language} onClose={close} />
}

/** Nobody is told that a chat did not start; the contact form opens in its place [CT-007, CT-032]. */
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

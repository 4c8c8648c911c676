import type { ReactNode } from 'react'
import { findChat, loadContact } from '@/lib/domains/contact/api'
import { openChat } from '@/lib/domains/contact/chat'
import { findContactUs } from '@/lib/domains/contact/contact-us'
import { wordedBy } from '@/lib/domains/contact/worded-by'

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
  const [answer, { ContactWindow }] = await Promise.all([loadContact(language), import('./contact-window')])
  const contact = wordedBy(findContactUs(), answer)
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

import type { FundraisingTexts } from '@/components/fundraising/fundraising-texts'
import { fill } from '@/lib/core/words'
import messages from '@/messages/en.json'

const { steps, figures: _, top: _top, terms: _terms, title: _title, ...own } = messages.fundraising

/** The banner's words in English. */
export const texts: FundraisingTexts = {
  ...own,
  ...steps,
  failed: fill(own.failed, { host: 'gruppetto.example' }),
  emailUnproven: fill(own.emailUnproven, { host: 'gruppetto.example' }),
  tooManyTries: 'Please wait {wait}.',
  unreadable: 'This can’t be read.',
}

import type { FundraisingTexts } from '@/components/fundraising/fundraising-texts'
import messages from '@/messages/en.json'

const { steps, figures: _, top: _top, terms: _terms, title: _title, ...own } = messages.fundraising

/** The banner's words in English. */
export const texts: FundraisingTexts = {
  ...own,
  ...steps,
  failed: own.failed.replace('{host}', 'gruppetto.example'),
  emailUnproven: own.emailUnproven.replace('{host}', 'gruppetto.example'),
  tooManyTries: 'Please wait {wait}.',
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { waitText } from '@/lib/core/wait-text'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { SectionList } from '@/slices/dispatcher/section-list'
import { secondsToWait } from '../_pages/seconds-to-wait'
import { sectionsInState } from './sections-in-state'

export const metadata: Metadata = { title: 'Simulator', robots: { index: false, follow: false } }

/**
 * The content system's live preview of sections: it frames this page and sends the sections being written, which stand in
 * `?state=`. The proxy lets it show in a frame only, which the policy allows the content system alone: otherwise anybody
 * could show anything in our name by sending a link. Nothing is kept of what its sections read (`keepNothing`).
 */
export default async function SliceSimulator({ searchParams }: PageProps<'/[locale]/slice-simulator'>) {
  const wait = await secondsToWait('livePreviews')
  if (wait !== undefined) {
    answerTooManyTries(wait)
    const t = await getTranslations('tooManyTries')
    return <p className="container py-20 text-lg">{t('body', { wait: waitText(wait, 'en') })}</p>
  }
  const { state } = await searchParams
  return (
    <SectionList
      sections={sectionsInState(typeof state === 'string' ? state : undefined)}
      locale="en"
      isDraft
      campaign={{ uid: 'simulator', shortName: 'simulator' }} // for its editor to see the registration button
    />
  )
}

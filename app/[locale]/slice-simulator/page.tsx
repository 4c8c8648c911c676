import type { Metadata } from 'next'
import { SectionList } from '@/slices/dispatcher/section-list'
import { sectionsInState } from './sections-in-state'

export const metadata: Metadata = { title: 'Simulator', robots: { index: false, follow: false } }

/**
 * The content system's live preview of sections: it frames this page and sends the sections being written, which stand in
 * `?state=`. The proxy lets it show in a frame only, which the policy allows the content system alone: otherwise anybody
 * could show anything in our name by sending a link.
 */
export default async function SliceSimulator({ searchParams }: PageProps<'/[locale]/slice-simulator'>) {
  const { state } = await searchParams
  return (
    <SectionList
      sections={sectionsInState(typeof state === 'string' ? state : undefined)}
      locale="en"
      isDraft
      campaign={{ shortName: 'simulator' }} // for its editor to see the registration button
    />
  )
}

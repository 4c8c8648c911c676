import { act, render } from '@testing-library/react'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { renderSection } from '@/slices/dispatcher/section'
import type { Locale } from '@/i18n/locales'
import type { SectionCampaign } from '@/lib/content/section'
import { stubSight } from '../components/ui/browser'

type Fields = Record<string, unknown>
type Source = { primary?: Fields; items?: Fields[] }

/**
 * A section in the browser of somebody who may be signed in: drawn as its component and view make it, and near enough
 * for its islands to come to life. What they ask of our API is the test's to answer.
 */
export async function playerSection(
  type: string,
  source: Source,
  locale: Locale = 'en',
  campaign?: SectionCampaign,
): Promise<HTMLElement> {
  document.documentElement.dataset.player = 'on'
  const { see } = stubSight()
  const context = {
    locale,
    siteUrl: 'http://localhost:3000',
    position: 2,
    anchor: 'section-2',
    isDraft: false,
    campaign,
  }
  const tree = await resolveTree(renderSection({ slice_type: type, ...source }, context))
  const { container } = render(tree)
  await act(async () => see(true))
  return container
}

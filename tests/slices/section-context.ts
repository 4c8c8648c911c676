import type { SectionContext } from '@/lib/content/section'

/** Where a section stands on a page, as far as a test says nothing else. */
export const sectionContext: SectionContext = {
  locale: 'en',
  siteUrl: 'http://localhost:3000',
  position: 2,
  anchor: 'section-2',
  isDraft: false,
}

import { getTranslations } from 'next-intl/server'
import { defaultLocale, languageAttributes, type Locale } from '@/i18n/locales'
import type { SectionSource } from '@/lib/content/section'
import { SectionList } from '@/slices/dispatcher/section-list'
import type { Mock } from './mocks'

/** One section type: each of its mocks under its name, and last an empty section. */
export async function GalleryEntries({ type, mocks, first }: { type: string; mocks: Mock[]; first: number }) {
  const t = await getTranslations('gallery')
  const empty = { name: t('empty'), slice: { slice_type: type, primary: {}, items: [{}] } }
  return [...mocks, empty].map(({ name, slice }, index) => (
    <GalleryEntry key={name} type={type} name={name} slice={slice} position={first + index} />
  ))
}

type GalleryEntryProps = {
  type: string
  name: string
  slice: SectionSource
  position: number
  /** The language of the section's texts; that of the page unless said. */
  language?: Locale
}

/** One section under its name. */
export function GalleryEntry({ type, name, slice, position, language = defaultLocale }: GalleryEntryProps) {
  return (
    <article aria-label={`${type}: ${name}`}>
      <p className="border-y border-line bg-mist text-sm">
        <span className="container flex gap-3 py-2">
          <code className="font-semibold">{type}</code> {name}
        </span>
      </p>
      <div {...languageAttributes(language, defaultLocale)}>
        <SectionList sections={[slice]} locale="en" isDraft={false} firstPosition={position} />
      </div>
    </article>
  )
}

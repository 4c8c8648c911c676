import { getTranslations } from 'next-intl/server'
import { defaultLocale, languageAttributes, type Locale } from '@/i18n/locales'
import type { SectionCampaign, SectionSource } from '@/lib/content/section'
import { SectionList } from '@/slices/dispatcher/section-list'
import './gallery.css'
import type { Mock } from './mocks'

type GalleryEntriesProps = { type: string; mocks: Mock[]; first: number; campaign?: SectionCampaign }

/** One section type: each of its mocks under its name, and last an empty section. */
export async function GalleryEntries({ type, mocks, first, campaign }: GalleryEntriesProps) {
  const t = await getTranslations('gallery')
  const empty = { name: t('empty'), slice: { slice_type: type, primary: {}, items: [{}] } }
  return [...mocks, empty].map((mock, index) => (
    <GalleryEntry
      key={mock.name}
      type={type}
      name={mock.name}
      slice={mock.slice}
      position={first + index}
      campaign={campaign}
      nothing={type === 'spacer' ? 'space' : mock === empty ? 'fields' : 'here'}
    />
  ))
}

type GalleryEntryProps = {
  type: string
  name: string
  slice: SectionSource
  position: number
  /** The language of the section's texts; that of the page unless said. */
  language?: Locale
  /** The campaign on whose page the section seems to be. */
  campaign?: SectionCampaign | undefined
  /** Why it draws nothing, if it draws nothing. */
  nothing?: 'fields' | 'space' | 'here'
}

/** One section under its name; one that draws nothing to see has a frame that says why (gallery.css). */
export async function GalleryEntry(props: GalleryEntryProps) {
  const { type, name, slice, position, language = defaultLocale, campaign, nothing = 'here' } = props
  const t = await getTranslations('gallery.nothing')
  return (
    <article aria-label={`${type}: ${name}`}>
      <p className="border-y border-line bg-mist text-sm">
        <span className="container flex gap-3 py-2">
          <code className="font-semibold">{type}</code> {name}
        </span>
      </p>
      <div {...languageAttributes(language, defaultLocale)} className="gallery-stage">
        <SectionList sections={[slice]} locale="en" isDraft={false} firstPosition={position} campaign={campaign} />
      </div>
      <div className="gallery-nothing container">
        <p>{t(nothing)}</p>
      </div>
    </article>
  )
}

import { getTranslations } from 'next-intl/server'
import { Frame } from '@/components/ui/frame/frame'
import { Section } from '@/components/ui/section'
import type { SectionContext } from '@/lib/content/section'
import type { Embed } from '@/lib/domains/embeds/schema'
import { frameAddress } from '@/lib/domains/embeds/server'

type EmbedSectionProps = {
  title: string | undefined
  embed: Embed
  sectionId: string | undefined | null
  context: SectionContext
}

/** What two types of sections are: an embed under the title that editors gave it. */
export async function EmbedSection({ title, embed, sectionId, context }: EmbedSectionProps) {
  const t = await getTranslations('embeds')
  const address = frameAddress(embed, { locale: context.locale, documentId: context.documentId, sectionId })
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {title !== undefined && <h2 className="text-head-large">{title}</h2>}
      {address === undefined ? <p>{t('tooLong')}</p> : <Frame address={address} title={title ?? t('title')} />}
    </Section>
  )
}

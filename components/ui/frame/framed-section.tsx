import { getTranslations } from 'next-intl/server'
import { Section } from '../section'
import { Frame } from './frame'

type FramedSectionProps = {
  title: string | undefined
  /** Undefined for a draft that is too long to be shown to its editor. */
  address: string | undefined
}

/** A section of content that runs in a frame, under the title that editors gave it. */
export async function FramedSection({ title, address }: FramedSectionProps) {
  const t = await getTranslations('embeds')
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {title !== undefined && <h2 className="text-head-large">{title}</h2>}
      {address === undefined ? <p>{t('tooLong')}</p> : <Frame address={address} title={title ?? t('title')} />}
    </Section>
  )
}

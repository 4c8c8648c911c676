import { getTranslations } from 'next-intl/server'
import { Section } from '../section'
import { Frame } from './frame'

type FramedSectionProps = {
  title: string | undefined
  /** Undefined for a draft that is too long for an address. */
  address: string | undefined
}

/** A section that runs in a frame, under the editors' title. */
export async function FramedSection({ title, address }: FramedSectionProps) {
  const t = await getTranslations('embeds')
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {title !== undefined && <h2 className="text-head-large">{title}</h2>}
      {address === undefined ? <p>{t('tooLong')}</p> : <Frame address={address} title={title ?? t('title')} />}
    </Section>
  )
}

import { rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import type { DealerLocatorSlice } from '@/prismicio-types'
import { RichText } from '@/slices/readers/rich-text'
import { DealerLocatorView } from './dealer-locator'

/** Lists hardware dealers, by the store locator's script (SL-dealer_locator-01, SL-dealer_locator-02). */
export function DealerLocator({ slice: { primary }, context }: SectionProps<DealerLocatorSlice>) {
  const description = rich(primary.description)
  return (
    <DealerLocatorView
      title={text(primary.title)}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      script={env.STORE_LOCATOR_SCRIPT_URL}
      company={env.STORE_LOCATOR_COMPANY_ID}
      supportAddress={`support@${env.SUPPORT_HOST}`}
    />
  )
}

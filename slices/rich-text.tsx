import { clsx } from 'clsx'
import { ContentAnchor } from '@/components/ui/content-anchor'
import type { RichText as RichTextField } from '@/lib/content/fields'
import { renderRichText } from '@/lib/content/rich-text'
import type { SectionContext } from '@/lib/content/section'

type RichTextProps = {
  field: RichTextField
  context: Pick<SectionContext, 'locale' | 'siteUrl'>
  className?: string
  topHeading?: 1 | 2 | 3 | 4
}

/** Structured text in the site's typography (styles/prose.css). */
export function RichText({ field, context, className, topHeading }: RichTextProps) {
  const { locale, siteUrl } = context
  return (
    <div className={clsx('prose', className)}>
      {renderRichText(field, { locale, siteUrl, Anchor: ContentAnchor, topHeading })}
    </div>
  )
}

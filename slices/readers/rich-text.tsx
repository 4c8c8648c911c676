import { clsx } from 'clsx'
import { ContentAnchor } from '@/components/ui/content-anchor'
import type { RichText as RichTextField } from '@/lib/content/fields/fields'
import { renderRichText } from '@/lib/content/fields/rich-text'
import type { SectionContext } from '@/lib/content/section'

type RichTextProps = {
  field: RichTextField
  context: Pick<SectionContext, 'locale' | 'siteUrl'>
  className?: string
  topHeading?: 1 | 2 | 3 | 4
  /** For use in a label, which may contain no blocks. */
  isPhrase?: boolean
}

/** Structured text in the site's typography (rich-text.css). */
export function RichText({ field, context, className, topHeading, isPhrase = false }: RichTextProps) {
  const { locale, siteUrl } = context
  const Box = isPhrase ? 'span' : 'div'
  return (
    <Box className={clsx('prose', isPhrase && 'block', className)}>
      {renderRichText(field, { locale, siteUrl, Anchor: ContentAnchor, topHeading, isPhrase })}
    </Box>
  )
}

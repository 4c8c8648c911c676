import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { GettingStartedSlice } from '@/prismicio-types'
import { dropUndefined, isBlank, readCta } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { GettingStartedView, type StartSlide } from './getting-started'

const SLIDES_AT_MOST = 3

/** Up to three ways to get started, a slide each (SL-getting_started-01 to SL-getting_started-04, PB-038). */
export function GettingStarted({ slice: { primary, items }, context }: SectionProps<GettingStartedSlice>) {
  const slides = rows(items)
    .flatMap((item) => readSlide(item, context))
    .slice(0, SLIDES_AT_MOST)
  if (slides.length === 0) return null
  return <GettingStartedView title={text(primary.title) ?? missing.title} slides={slides} />
}

function readSlide(item: GettingStartedSlice['items'][number], context: SectionContext): StartSlide[] {
  const [title, description] = [text(item.title), rich(item.description)]
  const [desktop, mobile] = [image(item.desktop_image), image(item.mobile_image)]
  const buttons = dropUndefined([readCta(item, 'link1', context), readCta(item, 'link2', context)])
  if (isBlank(title, description, desktop, mobile, buttons)) return []
  const body = description ?? rich(missing.body)
  return [
    {
      title: title ?? missing.title,
      body: body && <RichText field={body} context={context} topHeading={4} />,
      picture: desktop ?? mobile ?? placeholder(720, 480),
      mobile,
      buttons,
    },
  ]
}

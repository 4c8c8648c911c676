import { PrismicRichText, type RichTextComponents } from '@prismicio/react'
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { ContentLink } from '@/lib/core/content-link'
import { image, type RichText } from './fields'
import { link, linkText } from './links'

type Anchor = ComponentType<{ link: ContentLink; children: ReactNode }>

type RichTextOptions = {
  locale: Locale
  siteUrl: string
  /** Renders a link; the content layer knows its target, not its look. */
  Anchor: Anchor
  /** Highest heading level in the output; higher ones are lowered to it, so that a page keeps one `h1`. */
  topHeading?: 1 | 2 | 3 | 4
  /** Renders phrasing content only (no paragraphs or other blocks), e.g. for use inside a label. */
  isPhrase?: boolean
}

/** The library takes null for "render as usual", and would render an embed's raw HTML. */
const NOTHING = createElement(Fragment)

type BlockProps = { node: object; children: ReactNode }

/** The direction of a block that an editor wrote from right to left; any other runs as the page does. */
const directionOf = (node: object) => ('direction' in node && node.direction === 'rtl' ? 'rtl' : undefined)

const line = ({ node, children }: BlockProps) => (
  <span className="block" dir={directionOf(node)}>
    {children}
  </span>
)

const lines: RichTextComponents = {
  heading1: line,
  heading2: line,
  heading3: line,
  heading4: line,
  heading5: line,
  heading6: line,
  paragraph: line,
  preformatted: line,
  list: line,
  oList: line,
  listItem: line,
  oListItem: line,
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Structured text as elements. Texts are escaped, refused links keep their text, embedded HTML is left out. */
export function renderRichText(
  field: RichText,
  { locale, siteUrl, Anchor, topHeading = 2, isPhrase }: RichTextOptions,
): ReactNode {
  const heading = (level: number) => {
    const Heading = headings[Math.max(level, topHeading) - 1] ?? 'h6'
    return ({ node, children }: BlockProps) => <Heading dir={directionOf(node)}>{children}</Heading>
  }
  const components: RichTextComponents = {
    heading1: heading(1),
    heading2: heading(2),
    heading3: heading(3),
    heading4: heading(4),
    heading5: heading(5),
    heading6: heading(6),
    hyperlink: ({ node, children }) => {
      const target = link(node.data, { locale, siteUrl })
      return target ? <Anchor link={target}>{children}</Anchor> : children
    },
    image: ({ node }) => {
      const picture = image(node)
      if (!picture) return NOTHING
      const name = picture.alt || linkText(node.linkTo, { locale, siteUrl })
      const { url, width, height } = picture
      const drawn = <img src={url} alt={name ?? ''} width={width} height={height} loading="lazy" />
      // A link without a name would be read out as its address.
      const target = name && link(node.linkTo, { locale, siteUrl })
      return target ? <Anchor link={target}>{drawn}</Anchor> : drawn
    },
    embed: () => NOTHING,
    ...(isPhrase && lines),
  }
  return <PrismicRichText field={field} components={components} />
}

import { Frame } from '@/components/ui/shared-picture/frame'
import { PictureTitle } from '@/components/ui/shared-picture/picture-title'
import { colours } from '@/theme'

/** The content of the picture; texts in one language, with characters that our fonts have. */
export type PagePictureProps = {
  title: string
  /** Below the title: a date, a price, or what the page is about. */
  line: string | undefined
  product: string
}

/** The picture of a page for shared links, where editors have chosen none. */
export function PagePicture({ title, line, product }: PagePictureProps) {
  return (
    <Frame product={product}>
      <PictureTitle {...roomOf(title)}>{title}</PictureTitle>
      {line !== undefined && (
        <div
          style={{
            display: 'block',
            marginTop: 24,
            maxWidth: 900,
            color: colours.yellow,
            fontSize: 34,
            lineHeight: 1.3,
            lineClamp: 2,
          }}
        >
          {line}
        </div>
      )}
    </Frame>
  )
}

/** The longer the title, the smaller it is and the more lines it has: languages differ by half in length. */
function roomOf({ length }: string): { fontSize: number; lineClamp: number } {
  if (length <= 22) return { fontSize: 92, lineClamp: 3 }
  if (length <= 44) return { fontSize: 74, lineClamp: 3 }
  return length <= 60 ? { fontSize: 58, lineClamp: 3 } : { fontSize: 46, lineClamp: 4 }
}

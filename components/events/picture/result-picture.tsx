import { Frame } from '@/components/ui/shared-picture/frame'
import { colours } from '@/theme'

/** The content of the picture; texts in one language, with characters that our fonts have. */
export type ResultPictureProps = {
  /** The place in the field; undefined where nobody wins. */
  placing: string | undefined
  /** The event's. */
  name: string
  /** What it was, and when. */
  line: string
  product: string
}

/** The picture that players share of a result: their place, above the event. */
export function ResultPicture({ placing, name, line, product }: ResultPictureProps) {
  return (
    <Frame product={product}>
      {placing !== undefined && (
        <div
          style={{
            display: 'block',
            marginTop: 40,
            color: colours.yellow,
            fontFamily: 'Headline, Headline further',
            fontSize: 120,
            lineHeight: 1,
            lineClamp: 1,
          }}
        >
          {placing}
        </div>
      )}
      <div
        style={{
          display: 'block',
          marginTop: placing === undefined ? 56 : 28,
          maxWidth: 900,
          fontFamily: 'Headline, Headline further',
          fontSize: sizeOf(name, placing === undefined),
          lineHeight: 1.08,
          lineClamp: 2,
          wordBreak: 'break-word',
        }}
      >
        {name}
      </div>
      <div style={{ display: 'block', marginTop: 20, maxWidth: 900, fontSize: 34, lineHeight: 1.3, lineClamp: 2 }}>
        {line}
      </div>
    </Frame>
  )
}

/** The longer the name, the smaller it is, so that it fits on two lines; larger where it is the headline. */
function sizeOf({ length }: string, isHeadline: boolean): number {
  if (length > 44) return 46
  return isHeadline && length <= 22 ? 92 : 62
}

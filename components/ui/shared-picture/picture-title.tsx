import type { CSSProperties } from 'react'

type PictureTitleProps = Required<Pick<CSSProperties, 'fontSize' | 'lineClamp'>> & { children: string }

/** The headline of a picture for shared links. Longer ones are cut at the end of their last line. */
export function PictureTitle({ fontSize, lineClamp, children }: PictureTitleProps) {
  return (
    <div
      style={{
        display: 'block',
        marginTop: 56,
        maxWidth: 900,
        fontFamily: 'Headline, Headline further',
        fontSize,
        lineHeight: 1.08,
        lineClamp,
        wordBreak: 'break-word',
      }}
    >
      {children}
    </div>
  )
}

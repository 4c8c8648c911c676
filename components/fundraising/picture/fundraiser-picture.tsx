import { Frame } from '@/components/ui/shared-picture/frame'
import { PictureTitle } from '@/components/ui/shared-picture/picture-title'
import { colours } from '@/theme'

/** The content of the picture; texts in one language, with characters that our fonts have. */
export type FundraiserPictureProps = {
  title: string
  /** The amount raised of the target, as text and in per cent; undefined without a target. */
  progress: { text: string; percent: number } | undefined
  product: string
}

/** The picture of a fundraising page for shared links: a mountain pass at dusk. */
export function FundraiserPicture({ title, progress, product }: FundraiserPictureProps) {
  return (
    <Frame product={product}>
      <PictureTitle fontSize={title.length > 44 ? 60 : 78} lineClamp={3}>
        {title}
      </PictureTitle>
      {progress && (
        <>
          <div style={{ display: 'block', marginTop: 24, maxWidth: 900, fontSize: 38, lineHeight: 1.25, lineClamp: 1 }}>
            {progress.text}
          </div>
          <div
            style={{
              display: 'flex',
              marginTop: 24,
              width: 720,
              height: 22,
              borderRadius: 11,
              background: `${colours.paper}40`,
            }}
          >
            <div
              style={{ width: `${Math.min(progress.percent, 100)}%`, borderRadius: 11, background: colours.yellow }}
            />
          </div>
        </>
      )}
    </Frame>
  )
}

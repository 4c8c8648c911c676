import { colours, landscape } from '@/theme'
import { SiteName } from '../../ui/shared-picture/site-name'

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
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        color: colours.paper,
        background: colours.ink,
        fontFamily: 'Text, Text further',
      }}
    >
      <Dusk />
      <SiteName>{product}</SiteName>
      <div
        style={{
          display: 'block',
          marginTop: 56,
          maxWidth: 900,
          fontFamily: 'Headline, Headline further',
          fontSize: title.length > 44 ? 60 : 78,
          lineHeight: 1.08,
          lineClamp: 3,
          wordBreak: 'break-word',
        }}
      >
        {title}
      </div>
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
    </div>
  )
}

/** Sky, sun and three ridges, the nearest one darkest. */
function Dusk() {
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', top: 0, left: 0 }}>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={colours.ink} />
          <stop offset="0.62" stopColor={landscape.duskSky} />
          <stop offset="1" stopColor={landscape.duskGlow} />
        </linearGradient>
      </defs>
      <rect width="1200" height="630" fill="url(#sky)" />
      <circle cx="1076" cy="398" r="80" fill={colours.yellow} />
      <path
        d="M0 540 190 448 330 500 560 410 720 486 900 372 1060 470 1200 400V630H0z"
        fill={colours.violet}
        opacity="0.6"
      />
      <path d="M0 586 240 506 420 560 650 484 840 552 1010 470 1200 540V630H0z" fill={landscape.duskRidge} />
      <path d="M0 612 180 566 460 606 760 556 960 598 1200 552V630H0z" fill={colours.ink} />
    </svg>
  )
}

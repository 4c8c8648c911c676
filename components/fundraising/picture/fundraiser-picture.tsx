/** All that is in the picture; texts printable, in one language. */
export type FundraiserPictureProps = {
  title: string
  /** What is raised of the target, in words and per cent; absent without a target. */
  progress: { text: string; percent: number } | undefined
  product: string
}

// The drawing program knows no custom properties: these are the colours of app/styles/tokens.css.
const INK = '#0b1020'
const PAPER = '#ffffff'
const VIOLET = '#4b3fbb'
const YELLOW = '#ffc53d'

/** Somebody's fundraising page as it is shown where its link is shared: over a mountain pass at dusk. */
export function FundraiserPicture({ title, progress, product }: FundraiserPictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        color: PAPER,
        background: INK,
        fontFamily: 'Inter, Inter further',
      }}
    >
      <Dusk />
      <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'Archivo, Archivo further', fontSize: 34 }}>
        <Mark />
        {product}
      </div>
      <div
        style={{
          display: 'block',
          marginTop: 56,
          maxWidth: 900,
          fontFamily: 'Archivo, Archivo further',
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
              background: '#ffffff40',
            }}
          >
            <div style={{ width: `${Math.min(progress.percent, 100)}%`, borderRadius: 11, background: YELLOW }} />
          </div>
        </>
      )}
    </div>
  )
}

/** Sky, sun and three ridges, the nearest the darkest. */
function Dusk() {
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', top: 0, left: 0 }}>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={INK} />
          <stop offset="0.62" stopColor="#2b2670" />
          <stop offset="1" stopColor="#a83c3a" />
        </linearGradient>
      </defs>
      <rect width="1200" height="630" fill="url(#sky)" />
      <circle cx="1076" cy="398" r="80" fill={YELLOW} />
      <path d="M0 540 190 448 330 500 560 410 720 486 900 372 1060 470 1200 400V630H0z" fill={VIOLET} opacity="0.6" />
      <path d="M0 586 240 506 420 560 650 484 840 552 1010 470 1200 540V630H0z" fill="#241f55" />
      <path d="M0 612 180 566 460 606 760 556 960 598 1200 552V630H0z" fill={INK} />
    </svg>
  )
}

/** The mark of the site (app/icon.svg). */
function Mark() {
  return (
    <svg width="52" height="52" viewBox="0 0 32 32" style={{ marginRight: 18 }}>
      <circle cx="16" cy="16" r="16" fill="#d04308" />
      <circle cx="16" cy="14" r="6.5" fill={YELLOW} />
      <path d="M2.5 23 11 13l5 6 4-4.5 8.6 9.5A16 16 0 0 1 2.5 24.5z" fill={PAPER} />
    </svg>
  )
}

import { colours, landscape } from '@/theme'

/** The ground of a picture for shared links: sky, sun and three ridges, the nearest one darkest. */
export function Dusk() {
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

import { colours, landscape } from '@/theme'

/** An inline picture of a ridge at night with a lost rider's light: it shows in any outage. */
export function ErrorScene() {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 -z-1 h-96 w-full"
      aria-hidden="true"
    >
      <circle cx="880" cy="92" r="54" fill={colours.cream} />
      <path d="M0 290 170 170l140 110 210-180 190 160 180-120 230 170 150-90 170 120v90H0z" fill={landscape.farRidge} />
      <path d="M0 360 240 250l190 90 240-130 210 120 240-90 320 130v90H0z" fill={landscape.ridge} />
      <path d="M0 420v-40c240-60 420-50 640-14s520 34 800-26v80z" fill={landscape.nearRidge} />
      <path
        d="M440 380c60-34 180-40 290-20"
        fill="none"
        stroke="var(--color-yellow)"
        strokeWidth="3"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <g
        transform="translate(744 330)"
        fill="none"
        stroke="var(--color-orange-light)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="14" cy="24" r="13" />
        <circle cx="62" cy="24" r="13" />
        <path d="m14 24 12-22h26l10 22M26 2l16 22 10-22M52 2l-2-9h9" />
      </g>
    </svg>
  )
}

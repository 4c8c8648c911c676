import { profilePath, routeProfile } from '@/lib/domains/events/route-profile'
import type { EventType, Route } from '@/lib/domains/events/schema'

/** All that is in the picture; texts printable, in one language. */
export type EventPictureProps = {
  name: string
  type: EventType
  /** Kind and sport in words. */
  kind: string
  /** The start, its zone named. */
  when: string
  /** Absent where it is not known. */
  route: { name: string; facts: string; lap: Pick<Route, 'id' | 'distance' | 'elevation'> } | undefined
  product: string
}

// The drawing program knows no custom properties: these are the colours of app/styles/tokens.css.
const INK = '#0b1020'
const INK_SOFT = '#171e33'
const PAPER = '#ffffff'
const MUTED = '#b9c2d6'
const YELLOW = '#ffc53d'
const ORANGE = '#fc6719'
const VIOLET = '#4b3fbb'
const LAGOON = '#0e7490'
const PINE = '#15803d'

const grounds: Record<EventType, string> = {
  fondo: PINE,
  group: VIOLET,
  group_workout: LAGOON,
  group_ride: VIOLET,
  race: '#a83505',
  time_trial: '#a83505',
  team_time_trial: '#a83505',
  workout: LAGOON,
  meetup: VIOLET,
}

const HILLS = { width: 1200, height: 140 }
/** Sky above the hills and ground below them, on which the route is named. */
const [SKY, GROUND] = [140, 104]
/** Of events without a route. */
const SOME_LAP = { id: 1, distance: 1000, elevation: 40 }

/** An event as it is shown where its page is shared: the climbs of its own route below its name. */
export function EventPicture({ name, type, kind, when, route, product }: EventPictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '52px 64px 40px',
        color: PAPER,
        backgroundImage: `linear-gradient(165deg, ${INK} 25%, ${grounds[type]} 130%)`,
        fontFamily: 'Inter, Inter further',
        fontSize: 32,
      }}
    >
      <Landscape lap={route?.lap ?? SOME_LAP} />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <span style={{ display: 'flex', alignItems: 'center', fontFamily: 'Archivo', fontSize: 34 }}>
          <Mark />
          {product}
        </span>
        <span
          style={{ display: 'flex', borderRadius: 99, padding: '8px 26px', background: grounds[type], fontSize: 26 }}
        >
          {kind}
        </span>
      </div>
      <div
        style={{
          display: 'block',
          marginTop: 44,
          fontFamily: 'Archivo, Archivo further',
          fontSize: sizeOf(name),
          lineHeight: 1.08,
          lineClamp: 3,
          wordBreak: 'break-word',
          maxWidth: 1000,
        }}
      >
        {name}
      </div>
      <span style={{ marginTop: 22, color: YELLOW, fontSize: 34 }}>{when}</span>
      {route && (
        <span style={{ display: 'flex', marginTop: 'auto' }}>
          {route.name}
          <span style={{ marginLeft: 24, color: MUTED }}>{route.facts}</span>
        </span>
      )}
    </div>
  )
}

/** The longer, the smaller: three lines at the most. */
function sizeOf(name: string): number {
  if (name.length <= 22) return 92
  return name.length <= 44 ? 74 : 58
}

function Landscape({ lap }: { lap: Pick<Route, 'id' | 'distance' | 'elevation'> }) {
  const { width, height } = HILLS
  const line = profilePath(routeProfile(lap), HILLS)
  const far = profilePath(routeProfile({ ...lap, id: lap.id + 1 }), HILLS)
  const bottom = height + GROUND
  return (
    <svg
      width={width}
      height={SKY + bottom}
      viewBox={`0 ${-SKY} ${width} ${SKY + bottom}`}
      style={{ position: 'absolute', left: 0, bottom: 0 }}
    >
      <circle cx="1040" cy="-6" r="82" fill={YELLOW} />
      <path d={`${far}V${bottom}H0Z`} fill={INK_SOFT} transform="translate(0 -24)" />
      <path d={`${line}V${bottom}H0Z`} fill={INK} />
      <path d={line} fill="none" stroke={ORANGE} strokeWidth="6" strokeLinejoin="round" />
    </svg>
  )
}

function Mark() {
  return (
    <svg width="52" height="52" viewBox="0 0 32 32" style={{ marginRight: 16 }}>
      <circle cx="16" cy="16" r="16" fill="#d04308" />
      <circle cx="16" cy="14" r="6.5" fill={YELLOW} />
      <path d="M2.5 23 11 13l5 6 4-4.5 8.6 9.5A16 16 0 0 1 2.5 24.5z" fill={PAPER} />
    </svg>
  )
}

import { profilePath, routeProfile } from '@/lib/domains/events/route-profile'
import type { EventType, Route } from '@/lib/domains/events/schema'
import { palette } from '../../ui/shared-picture/palette'
import { SiteName } from '../../ui/shared-picture/site-name'

/** The content of the picture; texts in one language, with characters that our fonts have. */
export type EventPictureProps = {
  name: string
  type: EventType
  /** Kind and sport in words. */
  kind: string
  /** Time of the start, with its time zone. */
  when: string
  /** Undefined if the route isn't known. */
  route: { name: string; facts: string; lap: Pick<Route, 'id' | 'distance' | 'elevation'> } | undefined
  product: string
}

const grounds: Record<EventType, string> = {
  fondo: palette.pine,
  group: palette.violet,
  group_workout: palette.lagoon,
  group_ride: palette.violet,
  race: '#a83505',
  time_trial: '#a83505',
  team_time_trial: '#a83505',
  workout: palette.lagoon,
  meetup: palette.violet,
}

const HILLS = { width: 1200, height: 140 }
/** Height of the sky above the hills, and of the ground below them, on which the route is named. */
const [SKY, GROUND] = [140, 104]
/** Stand-in route for events without one. */
const SOME_LAP = { id: 1, distance: 1000, elevation: 40 }

/** The picture of an event for shared links: the climbs of its route below its name. */
export function EventPicture({ name, type, kind, when, route, product }: EventPictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '52px 64px 40px',
        color: palette.paper,
        backgroundImage: `linear-gradient(165deg, ${palette.ink} 25%, ${grounds[type]} 130%)`,
        fontFamily: 'Inter, Inter further',
        fontSize: 32,
      }}
    >
      <Landscape lap={route?.lap ?? SOME_LAP} />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <SiteName>{product}</SiteName>
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
      <span style={{ marginTop: 22, color: palette.yellow, fontSize: 34 }}>{when}</span>
      {route && (
        <span style={{ display: 'flex', marginTop: 'auto' }}>
          {route.name}
          <span style={{ marginLeft: 24, color: palette.muted }}>{route.facts}</span>
        </span>
      )}
    </div>
  )
}

/** Font size: the longer the name, the smaller, so that it fits on three lines. */
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
      <circle cx="1040" cy="-6" r="82" fill={palette.yellow} />
      <path d={`${far}V${bottom}H0Z`} fill={palette.inkSoft} transform="translate(0 -24)" />
      <path d={`${line}V${bottom}H0Z`} fill={palette.ink} />
      <path d={line} fill="none" stroke={palette.orange} strokeWidth="6" strokeLinejoin="round" />
    </svg>
  )
}

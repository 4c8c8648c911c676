import { elevationPath, routeProfile } from '@/lib/domains/events/route-profile'
import type { EventType, Route } from '@/lib/domains/events/schema'
import { colours } from '@/theme'
import { SiteName } from '../../ui/shared-picture/site-name'

/** The content of the picture; texts in one language, with characters that our fonts have. */
export type EventPictureProps = {
  name: string
  type: EventType
  /** Kind and sport in words. */
  kind: string
  /** Time of the start, with its time zone; the winner once a race is over. */
  when: string
  /** Undefined if the route isn't known. */
  route: { name: string; facts: string; lap: Pick<Route, 'id' | 'distance' | 'elevation'> } | undefined
  product: string
}

const backgrounds: Record<EventType, string> = {
  fondo: colours.pine,
  group: colours.violet,
  group_workout: colours.lagoon,
  group_ride: colours.violet,
  race: colours.orangeDark,
  time_trial: colours.orangeDark,
  team_time_trial: colours.orangeDark,
  workout: colours.lagoon,
  meetup: colours.violet,
}

const HILLS = { width: 1200, height: 140 }
/** Height of the sky above the hills, and of the ground below them, on which the route is named. */
const [SKY, GROUND] = [140, 104]
/** Stand-in route for events without one. */
const SOME_LAP = { id: 'none', distance: 1000, elevation: 40 }

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
        color: colours.paper,
        backgroundImage: `linear-gradient(165deg, ${colours.ink} 25%, ${backgrounds[type]} 130%)`,
        fontFamily: 'Text, Text further',
        fontSize: 32,
      }}
    >
      <Landscape lap={route?.lap ?? SOME_LAP} />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <SiteName>{product}</SiteName>
        <span
          style={{
            display: 'flex',
            borderRadius: 99,
            padding: '8px 26px',
            background: backgrounds[type],
            fontSize: 26,
          }}
        >
          {kind}
        </span>
      </div>
      <div
        style={{
          display: 'block',
          marginTop: 44,
          fontFamily: 'Headline, Headline further',
          fontSize: sizeOf(name),
          lineHeight: 1.08,
          lineClamp: 3,
          wordBreak: 'break-word',
          maxWidth: 1000,
        }}
      >
        {name}
      </div>
      <span style={{ marginTop: 22, color: colours.yellow, fontSize: 34 }}>{when}</span>
      {route && (
        <span style={{ display: 'flex', marginTop: 'auto' }}>
          {route.name}
          <span style={{ marginLeft: 24, color: colours.mutedOnInk }}>{route.facts}</span>
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
  const line = elevationPath(routeProfile(lap), HILLS)
  const far = elevationPath(routeProfile({ ...lap, id: `${lap.id} far` }), HILLS)
  const bottom = height + GROUND
  return (
    <svg
      width={width}
      height={SKY + bottom}
      viewBox={`0 ${-SKY} ${width} ${SKY + bottom}`}
      style={{ position: 'absolute', left: 0, bottom: 0 }}
    >
      <circle cx="1040" cy="-6" r="82" fill={colours.yellow} />
      <path d={`${far}V${bottom}H0Z`} fill={colours.inkSoft} transform="translate(0 -24)" />
      <path d={`${line}V${bottom}H0Z`} fill={colours.ink} />
      <path d={line} fill="none" stroke={colours.orangeLight} strokeWidth="6" strokeLinejoin="round" />
    </svg>
  )
}

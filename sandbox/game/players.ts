/** The game server's data about a player; the wire format of a profile is in profiles.ts. */
export type Player = {
  id: number
  publicId: string
  firstName: string
  lastName: string
  email: string
  /** Whether the identity provider confirms that the address is the player's. */
  emailVerified: boolean
  /** watts */
  ftp: number | null
  /** kilograms */
  weight: number | null
  isMale: boolean | null
  useMetric: boolean
  /** Portrait in the sandbox's media, by name. */
  portrait: string | null
  runTime5kmInSeconds: number | null
  connectedToTodaysPlan: boolean
  fundraiserId: number | null
  countryCode: string | null
  /** Whether missions accept the player. */
  eligible: boolean
  membership: 'member' | 'trial' | 'braintree' | 'apple' | 'lapsed' | 'none'
}

export type PlayerName =
  | 'woman'
  | 'man'
  | 'unset'
  | 'member'
  | 'lapsed'
  | 'fundraiser'
  | 'ineligible'
  | 'partner'
  | 'unverified'

/** Finds the player of a bearer token; the identity provider's own function replaces the demo table. */
export type PlayerOfToken = (token: string) => Player | undefined

const common = {
  emailVerified: true,
  useMetric: true,
  portrait: null,
  runTime5kmInSeconds: null,
  connectedToTodaysPlan: false,
  fundraiserId: null,
  eligible: true,
  membership: 'none',
} as const

/** The demo players, each a simple example of one kind of player. */
export const demoPlayers: Readonly<Record<PlayerName, Player>> = {
  woman: {
    ...common,
    id: 501,
    publicId: 'ply-maya-lindqvist',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya@example.test',
    portrait: 'ingrid',
    ftp: 224,
    weight: 61,
    isMale: false,
    countryCode: 'SE',
    runTime5kmInSeconds: 1_395,
    membership: 'trial',
  },
  man: {
    ...common,
    id: 502,
    publicId: 'ply-tomas-rivera',
    firstName: 'Tomás',
    lastName: 'Rivera',
    email: 'tomas@example.test',
    portrait: 'diego',
    ftp: 268,
    weight: 78,
    isMale: true,
    countryCode: 'ES',
    runTime5kmInSeconds: 1_260,
    membership: 'braintree',
  },
  unset: {
    ...common,
    id: 503,
    publicId: 'ply-robin-okafor',
    firstName: 'Robin',
    lastName: 'Okafor',
    email: 'robin@example.test',
    ftp: null,
    weight: null,
    isMale: null,
    countryCode: null,
  },
  member: {
    ...common,
    id: 504,
    publicId: 'ply-greta-vogel',
    firstName: 'Greta',
    lastName: 'Vogel',
    email: 'greta@example.test',
    portrait: 'sofia',
    ftp: 251,
    weight: 59.5,
    isMale: false,
    countryCode: 'DE',
    membership: 'member',
  },
  lapsed: {
    ...common,
    id: 505,
    publicId: 'ply-owen-carter',
    firstName: 'Owen',
    lastName: 'Carter',
    email: 'owen@example.test',
    portrait: 'tom',
    ftp: 205,
    weight: 84,
    isMale: true,
    countryCode: 'US',
    useMetric: false,
    membership: 'lapsed',
  },
  fundraiser: {
    ...common,
    id: 506,
    publicId: 'ply-chiara-moretti',
    firstName: 'Chiara',
    lastName: 'Moretti',
    email: 'chiara@example.test',
    portrait: 'leila',
    ftp: 198,
    weight: 57,
    isMale: false,
    countryCode: 'IT',
    fundraiserId: 7001,
    membership: 'apple',
  },
  ineligible: {
    ...common,
    id: 507,
    publicId: 'ply-sam-bennett-hale',
    firstName: 'Sam',
    lastName: 'Bennett-Hale',
    email: 'sam@example.test',
    ftp: null,
    weight: 71,
    isMale: true,
    countryCode: 'GB',
    eligible: false,
  },
  partner: {
    ...common,
    id: 508,
    publicId: 'ply-haruka-sato',
    firstName: 'Haruka',
    lastName: 'Satō',
    email: 'haruka@example.test',
    portrait: 'yuki',
    ftp: 237,
    weight: 55,
    isMale: false,
    countryCode: 'JP',
    connectedToTodaysPlan: true,
    membership: 'member',
  },
  /** A player whose e-mail address is not verified. */
  unverified: {
    ...common,
    id: 509,
    publicId: 'ply-noah-keller',
    firstName: 'Noah',
    lastName: 'Keller',
    email: 'noah@example.test',
    emailVerified: false,
    ftp: 231,
    weight: 74,
    isMale: true,
    countryCode: 'CH',
  },
}

/** The static token of a demo player. */
export const demoTokenOf = (name: string) => `demo-${name}`

const playerOfDemoToken = new Map(Object.entries(demoPlayers).map(([name, player]) => [demoTokenOf(name), player]))

/** The player of a static demo token. */
export const playerOfToken: PlayerOfToken = (token) => playerOfDemoToken.get(token)

import { crits, type Programme } from './programme.ts'

const cyclingRace: Pick<Programme, 'eventType' | 'sport' | 'minutes' | 'labels'> = {
  eventType: 'RACE', sport: 'CYCLING', minutes: null, labels: [1, 2, 3, 4],
}

const groupWorkout: Pick<Programme, 'eventType' | 'sport' | 'labels'> = {
  eventType: 'GROUP_WORKOUT', sport: 'CYCLING', labels: [5],
}

/** Races, trials and workouts on the bike. */
export const efforts: readonly Programme[] = [
  {
    ...cyclingRace, name: 'Night City Crit', hours: [18, 22], closesMinutesBefore: 5, series: crits,
    description: 'Neon corners, four laps, no hiding. Points count for the league table until Sunday night.',
    tags: ['race', 'sprint', 'night-city-crits'], routeIds: [10], scenes: ['night-city', 'moonlit-pass'],
    rules: ['CATEGORY_ENFORCEMENT'],
  },
  {
    ...cyclingRace, name: 'Old Town Scramble', hours: [11, 20], staggerMinutes: 1,
    description: 'Eight laps over the cobbles. Stay in the first ten wheels or be patient.',
    tags: ['race', 'sprint'], routeIds: [6, 15], scenes: ['old-town', 'sprint-finish'],
  },
  {
    ...cyclingRace, name: 'King of the Caldera', hours: [15, 20], closesMinutesBefore: 10,
    description: 'A climber’s race to the crater. It is decided where the palms end.',
    tags: ['race', 'climb'], routeIds: [8], scenes: ['island-volcano', 'sprint-finish'],
    rules: ['CATEGORY_ENFORCEMENT'],
  },
  {
    ...cyclingRace, name: 'Queens of the Velodrome', hours: [17, 20], labels: [1, 2, 3, 4, 5],
    description: 'Women’s track racing: thirty laps with a sprint every ten. Fast, friendly, fearless.',
    tags: ['race', 'women', 'sprint'], routeIds: [5], scenes: ['velodrome'],
    rules: ['LADIES_ONLY', 'CATEGORY_ENFORCEMENT'],
  },
  {
    ...cyclingRace, name: 'Glacier Gate Grand Prix', hours: [13, 18],
    description: 'Forty-six kilometres to the ice. Save something for the tunnel; everybody says it, few do.',
    tags: ['race', 'climb', 'endurance'], routeIds: [4, 19], scenes: ['snow-ridge', 'alpine-dusk'],
  },
  {
    name: 'Lighthouse Time Trial', eventType: 'TIME_TRIAL', sport: 'CYCLING', hours: [6, 21], minutes: 40,
    description: 'Ten miles out to the lamp, alone against the wind and last week’s you.',
    tags: ['race', 'time-trial'], routeIds: [18], scenes: ['lighthouse', 'coast-road'], labels: [1, 2, 3, 4],
    staggerMinutes: 2, rules: ['ALLOWS_LATE_JOIN'], lateJoinMinutes: 0,
  },
  {
    name: 'Four by Four Team Trial', eventType: 'TEAM_TIME_TRIAL', sport: 'CYCLING', hours: [17, 19], minutes: 60,
    description: 'Teams of four; the third wheel across the line stops the clock. Practise your rotations.',
    tags: ['race', 'time-trial', 'team'], routeIds: [16, 18], scenes: ['windmills', 'suspension-bridge'],
    labels: [1, 2, 3, 4], staggerMinutes: 3, closesMinutesBefore: 60,
  },
  {
    ...groupWorkout, name: 'Threshold Trio', hours: [5, 20], minutes: 60,
    description: 'Three times twelve minutes at threshold. The group stays together whatever the watts.',
    tags: ['workout', 'threshold'], routeIds: [9], scenes: ['pain-cave', 'pine-climb'], rules: ['ALLOWS_LATE_JOIN'],
    lateJoinMinutes: 10,
  },
  {
    ...groupWorkout, name: 'Sweet Spot Supper', hours: [17, 19], minutes: 50,
    description: 'Two long blocks just below the burn, home in time for pasta.',
    tags: ['workout', 'sweet-spot'], routeIds: [7, 2], scenes: ['vineyards'], rules: ['ALLOWS_LATE_JOIN'],
  },
  {
    ...groupWorkout, name: 'Thirty-Thirty Thunder', hours: [6, 20], minutes: 40, labels: [1, 2, 3, 4],
    description: 'Thirty seconds on, thirty off, twenty times. Short enough to dread only briefly.',
    tags: ['workout', 'vo2max'], routeIds: [5, 10], scenes: ['velodrome', 'night-city'],
  },
  {
    ...groupWorkout, name: 'Cadence Kitchen', hours: [7, 19], minutes: 45, openPace: true,
    description: 'Drills at high and low cadence for smoother legs. Good for everyone, kind to beginners.',
    tags: ['workout', 'beginner', 'technique'], routeIds: [16], scenes: ['pain-cave'], rules: ['ALLOWS_LATE_JOIN'],
  },
  {
    ...groupWorkout, name: 'Solo Ladder Session', eventType: 'WORKOUT', hours: [4, 22], minutes: 55,
    description: 'Climb the ladder of efforts at your own numbers and compare rungs in the chat.',
    tags: ['workout', 'endurance'], routeIds: [19, 3], scenes: ['pine-climb', 'hairpins'],
  },
]

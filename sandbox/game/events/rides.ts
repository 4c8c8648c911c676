import { type Programme, sisters } from './programme.ts'

const everyLabel = [1, 2, 3, 4, 5] as const

const social: Pick<Programme, 'eventType' | 'sport' | 'rules'> = {
  eventType: 'GROUP_RIDE', sport: 'CYCLING', rules: ['ALLOWS_LATE_JOIN'],
}

/** Rides in company: nobody is timed, everybody gets home. */
export const rides: readonly Programme[] = [
  {
    ...social, name: 'Harbour Lights Social', hours: [17, 20], minutes: 60, labels: [3, 4, 5],
    description: 'Three easy laps past the boats with the chat switched on. The leader waits at the quay, always.',
    tags: ['group-ride', 'social', 'beginner'], routeIds: [1, 2], scenes: ['harbour', 'lighthouse'],
  },
  {
    ...social, name: 'Coffee Before Cols', hours: [6, 9], minutes: 45, labels: [3, 4, 5], openPace: true,
    description: 'A gentle wake-up over rolling roads. Bring a mug; the sprint is for the last biscuit only.',
    tags: ['group-ride', 'social', 'recovery'], routeIds: [16, 7], scenes: ['windmills', 'vineyards'],
  },
  {
    ...social, name: 'Steady Hundred Minutes', hours: [8, 17], minutes: 100, labels: [1, 2, 3, 4],
    description: 'Endurance as it should be: one long conversation, fans on, bottles full, no attacks.',
    tags: ['group-ride', 'endurance'], routeIds: [11, 19], scenes: ['viaduct', 'fjord'],
  },
  {
    ...social, name: 'Lantern Coast Cruise', hours: [14, 19], minutes: 75, labels: everyLabel, lateJoinMinutes: 15,
    description: 'Headland after headland with the sea on the left. The back marker tells the stories.',
    tags: ['group-ride', 'social', 'endurance'], routeIds: [2], scenes: ['coast-road', 'lighthouse'],
  },
  {
    ...social, name: 'Brume Together', hours: [16, 19], minutes: 80, labels: [1, 2, 3, 4],
    description: 'One col, four groups, one promise: we regroup at the stone hut and descend side by side.',
    tags: ['group-ride', 'climb'], routeIds: [3], scenes: ['hairpins', 'moonlit-pass'],
  },
  {
    ...social, name: 'Sunrise Sisters Ride', hours: [5, 8], minutes: 60, labels: [2, 3, 4, 5], series: sisters,
    description: 'Women of every pace, one bunch, sunrise on the ridge. Led by our community captains.',
    tags: ['group-ride', 'women', 'social'], routeIds: [9, 2], scenes: ['alpine-dawn', 'cherry-blossom'],
    rules: ['LADIES_ONLY', 'ALLOWS_LATE_JOIN'],
  },
  {
    ...social, name: 'Dads on Rollers', hours: [19, 21], minutes: 50, labels: [3, 4], lateJoinMinutes: 20,
    description: 'The children sleep, the fan hums. Fifty honest minutes for men with early alarms.',
    tags: ['group-ride', 'social', 'men'], routeIds: [17, 16], scenes: ['pain-cave', 'forest-trail'],
    rules: ['MEN_ONLY', 'ALLOWS_LATE_JOIN'],
  },
  {
    ...social, name: 'Recovery Spin Club', hours: [10, 21], minutes: 30, labels: [5], openPace: true, rules: [],
    description: 'Half an hour below the speed of pride. Legs up afterwards, we insist.',
    tags: ['group-ride', 'recovery', 'beginner'], routeIds: [16], scenes: ['lake-reflection', 'pain-cave'],
  },
  {
    ...social, name: 'First Wheels', hours: [11, 18], minutes: 40, labels: [4, 5], lateJoinMinutes: 30,
    description: 'Never ridden in a bunch before? A leader explains drafting, waving and the art of not braking.',
    tags: ['group-ride', 'beginner', 'social'], routeIds: [1, 16], scenes: ['cherry-blossom', 'harbour'],
  },
  {
    ...social, name: 'Volcano After Work', hours: [16, 19], minutes: 65, labels: everyLabel,
    startRules: { 5: 'LADIES_ONLY' },
    description: 'Up to the crater rim and around it while the lava glows. Group E is a women’s group.',
    tags: ['group-ride', 'climb', 'social'], routeIds: [8], scenes: ['island-volcano'],
  },
  {
    ...social, name: 'Crew Ride: Lanterne Rouge CC', hours: [18, 20], minutes: 60, labels: [2, 3], restricted: true,
    description: 'The weekly ride of the Lanterne Rouge club. Members only; spectators may wave.',
    tags: ['group-ride', 'club'], routeIds: [7, 11], scenes: ['old-town'], rules: [],
  },
  {
    name: 'Captains’ Table', eventType: 'MEETUP', sport: 'CYCLING', hours: [12, 20], minutes: 45, labels: [5],
    description: 'Meet the captains at the fountain, ask anything, then roll wherever the conversation goes.',
    tags: ['meetup', 'social'], routeIds: [1, 6], scenes: ['old-town', 'winter-village'], openPace: true,
  },
  {
    name: 'Rolling Film Night', eventType: 'GROUP', sport: 'CYCLING', hours: [19, 22], minutes: 90, labels: [3, 4, 5],
    description: 'We press play together and spin through a classic. Popcorn counts as carbohydrate.',
    tags: ['group-ride', 'social', 'endurance'], routeIds: [11], scenes: ['pain-cave', 'aurora'], openPace: true,
  },
  {
    name: 'Gran Fondo Gruppetto', eventType: 'FONDO', sport: 'CYCLING', hours: [8, 15], minutes: 180, labels: [1, 2, 3],
    description: 'Lungo, Medio or Piccolo: three distances, one mass start, a medal drawn for each finisher.',
    tags: ['fondo', 'gran-fondo-quest', 'endurance'], routeIds: [12, 13, 14], scenes: ['viaduct', 'alpine-dusk'],
    routePerStart: true, rules: ['ALLOWS_LATE_JOIN'], lateJoinMinutes: 30,
  },
  {
    name: 'Canyon Fondo', eventType: 'FONDO', sport: 'CYCLING', hours: [9, 17], minutes: 150, labels: [2, 3, 4],
    description: 'Rim roads, red dust and one very long way down. Feed zones announced by the leader.',
    tags: ['fondo', 'gran-fondo-quest', 'climb'], routeIds: [13, 19, 14], scenes: ['canyon', 'desert-highway'],
    routePerStart: true, rules: ['ALLOWS_LATE_JOIN'],
  },
]

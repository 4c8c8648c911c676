import type { Programme } from './programme.ts'

/** Everything on foot. */
export const runs: readonly Programme[] = [
  {
    name: 'Parkland Five', eventType: 'GROUP', sport: 'RUNNING', hours: [7, 19], minutes: 35, labels: [1, 2, 3, 4],
    description: 'Five kilometres beside the lake at four paces. Turn up, run, stay for the cool-down chat.',
    tags: ['group-run', 'social'], routeIds: [23], scenes: ['city-park-run'], rules: ['ALLOWS_LATE_JOIN'],
  },
  {
    name: 'Couch to Quay', eventType: 'GROUP', sport: 'RUNNING', hours: [16, 19], minutes: 30, labels: [4, 5],
    description: 'Walk a minute, run a minute, smile throughout. The kindest half-hour of the week.',
    tags: ['group-run', 'beginner'], routeIds: [20], scenes: ['living-room-run', 'suspension-bridge'],
    rules: ['ALLOWS_LATE_JOIN'], lateJoinMinutes: 10, openPace: true,
  },
  {
    name: 'Lunch Hour Miles', eventType: 'GROUP_RIDE', sport: 'RUNNING', hours: [11, 13], minutes: 30,
    labels: [2, 3, 4],
    description: 'Three riverside miles between two meetings. Shower not included.',
    tags: ['group-run', 'social'], routeIds: [20, 25], scenes: ['city-park-run', 'forest-trail'],
  },
  {
    name: 'Track Night', eventType: 'GROUP_WORKOUT', sport: 'RUNNING', hours: [17, 20], minutes: 45,
    labels: [1, 2, 3, 4],
    description: 'Twelve laps as 400s with equal rest. Your coach calls the splits, the lane does the rest.',
    tags: ['group-run', 'workout', 'vo2max'], routeIds: [21], scenes: ['running-track', 'stadium'],
  },
  {
    name: 'Cliff Path Ten', eventType: 'RACE', sport: 'RUNNING', hours: [8, 18], minutes: null, labels: [1, 2, 3, 4],
    description: 'Ten kilometres of wind, steps and sea. The last one downhill is faster than you think.',
    tags: ['race', 'group-run'], routeIds: [22], scenes: ['lighthouse', 'coast-road'], closesMinutesBefore: 5,
  },
  {
    name: 'Savanna Sunrise Run', eventType: 'GROUP', sport: 'RUNNING', hours: [4, 7], minutes: 40, labels: [2, 3, 4, 5],
    description: 'Warm colours for cold mornings. Women’s group E starts together with everybody else.',
    tags: ['group-run', 'social'], routeIds: [25, 23], scenes: ['savanna-sunrise'], startRules: { 5: 'LADIES_ONLY' },
    rules: ['ALLOWS_LATE_JOIN'], lateJoinMinutes: 15,
  },
  {
    name: 'Old Quay Half', eventType: 'FONDO', sport: 'RUNNING', hours: [7, 15], minutes: 140, labels: [1, 2, 3],
    description: 'A half marathon with an audience of gulls. Pacers for 90, 105 and 120 minutes.',
    tags: ['fondo', 'group-run', 'endurance'], routeIds: [24], scenes: ['harbour', 'rain-street'],
  },
  {
    name: 'Treadmill Talk', eventType: 'MEETUP', sport: 'RUNNING', hours: [18, 21], minutes: 30, labels: [5],
    description: 'Shoes, races, sore calves: an easy jog with people who want to hear about them.',
    tags: ['meetup', 'social', 'group-run'], routeIds: [20], scenes: ['living-room-run'], openPace: true,
  },
]

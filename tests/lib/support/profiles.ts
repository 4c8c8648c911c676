import type { Profile } from '@/lib/domains/profile/schema'

/** A profile in full, and the same as the game server sends it. */
export const maya: Profile = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@example.test',
  publicId: 'ply-maya-lindqvist',
  ftpWatts: 224,
  weightKg: 61.25,
  isMale: false,
  usesMetric: true,
  imageUrl: 'https://media.test/maya.png',
  runTime5kmSeconds: 1395,
  connectedToTrainingPlan: true,
  fundraiserId: '7001',
  countryCode: 'SE',
}

export const gameProfileAnswer = {
  id: 501,
  publicId: 'ply-maya-lindqvist',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@example.test',
  ftp: 224,
  weight: 61.25,
  isMale: false,
  useMetric: true,
  imageSrc: 'https://media.test/maya.png',
  runTime5kmInSeconds: 1395,
  connectedToTodaysPlan: true,
  fundraiserId: 7001,
  countryCode: 'SE',
}

/** A player who has told nothing but a name. */
export const robin: Profile = {
  ...maya,
  firstName: 'Robin',
  ftpWatts: null,
  weightKg: null,
  isMale: null,
  imageUrl: null,
  runTime5kmSeconds: null,
  connectedToTrainingPlan: false,
  fundraiserId: null,
  countryCode: null,
}

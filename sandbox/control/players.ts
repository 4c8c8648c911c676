import { demoPlayers, demoTokenOf, type Player } from '../game/players.ts'

/** A demo player as shown to people; the services accept the token as a bearer token. */
export type PlayerCard = { name: string; email: string; token: string; about: string }

export function listPlayerCards(): PlayerCard[] {
  return Object.entries(demoPlayers).map(([key, player]) => ({
    name: `${player.firstName} ${player.lastName}`,
    email: player.email,
    token: demoTokenOf(key),
    about: traitsOf(player),
  }))
}

function traitsOf(player: Player): string {
  const traits = [
    `membership: ${player.membership}`,
    player.countryCode ?? 'no country',
    player.isMale === null && 'gender not given',
    !player.emailVerified && 'e-mail address not verified',
    player.fundraiserId !== null && 'fundraiser',
    player.connectedToTodaysPlan && 'training plan connected',
    !player.eligible && 'not eligible for missions',
  ]
  return traits.filter((trait) => trait !== false).join(' · ')
}

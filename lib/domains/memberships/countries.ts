/** MB-053. */
export const DEFAULT_COUNTRY = 'US'

/**
 * The countries whose prices visitors can choose. The game server has no list of them; prices are fetched when a
 * country is chosen.
 */
export const countries: readonly string[] = [
  'AT',
  'AU',
  'BE',
  'CA',
  'CH',
  'DE',
  'ES',
  'FR',
  'GB',
  'IE',
  'IT',
  'JP',
  'NL',
  'SE',
  'US',
]

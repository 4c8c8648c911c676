/** MB-053. */
export const DEFAULT_COUNTRY = 'US'

/**
 * The countries that a visitor can look at the prices of. The game server has no list of them; each is asked for when it
 * is chosen.
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

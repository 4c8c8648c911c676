/**
 * Present names of zones by the former ones under which most runtimes list them; a test compares them with the names of
 * the time zone database (tests/lib/core/zone-tab.txt).
 */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/GMT': 'UTC',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
  GMT: 'UTC',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/**
 * Names that are the runtime's own, of which it has some hundreds: finding out costs it a formatter. Other spellings of them, of
 * which visitors can send any number, are not kept.
 */
const ownNames = new Set<string>()

/** The name under which the runtime knows a zone (IANA); undefined for a text that names none. */
export function knownZone(name: string): string | undefined {
  if (ownNames.has(name)) return name
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    if (known === name) ownNames.add(name)
    return known
  } catch {
    return undefined
  }
}

/** A zone's present name, whichever of its names is given; a text that names no zone as it is. */
export function presentZone(name: string): string {
  const known = knownZone(name) ?? name
  return presentNames[known] ?? known
}

/** Whether two names are of one zone: `Asia/Calcutta` and `Asia/Kolkata`. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || presentZone(one) === presentZone(other)

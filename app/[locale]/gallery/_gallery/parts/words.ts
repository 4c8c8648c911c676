import { defaultLocale, type Locale } from '@/i18n/locales'

/** The sample texts of the parts; what they say is the gallery's own, in English, or in Arabic for the other direction. */
export type Words = {
  /** What the texts are written in. */
  language: Locale
  /** On a button. */
  label: string
  /** On a button that waits for an answer. */
  waiting: string
  title: string
  sentence: string
  /** In a badge. */
  short: string
  name: string
}

const usual: Words = {
  language: defaultLocale,
  label: 'Join the ride',
  waiting: 'Joining …',
  title: 'Over the pass before breakfast',
  sentence: 'An hour at a pace to talk at, with a view at the top that nobody forgets.',
  short: 'New',
  name: 'Maya Lindqvist',
}

const long: Words = {
  language: defaultLocale,
  label: 'Join the ride over all of the passes of the whole range with everybody who comes along',
  waiting: 'We are still asking the server whether there is a place left for you in this group …',
  title: 'Donaudampfschifffahrtsgesellschaftskapitäne ride over the pass before breakfast, and back again after it',
  sentence: `${'An hour at a pace to talk at, with a view at the top that nobody forgets. '.repeat(4)}${'w'.repeat(120)}`,
  short: 'New for everybody who has never been here',
  name: 'Maya Wilhelmina Adelheid Lindqvist-Oberhuber of the Upper Valley',
}

const arabic: Words = {
  language: 'ar',
  label: 'انضم إلى الجولة',
  waiting: 'جارٍ الانضمام …',
  title: 'فوق الممر قبل الإفطار',
  sentence: 'ساعة بوتيرة تسمح بالحديث، مع منظر في القمة لا ينساه أحد.',
  short: 'جديد',
  name: 'مايا ليندكفيست',
}

/** The wordings of the page of parts by the last segment of their address, which the usual one doesn't have. */
export const wordings = { usual, long, arabic } as const

export type Wording = keyof typeof wordings

export const isWording = (name: string): name is Wording => Object.hasOwn(wordings, name)

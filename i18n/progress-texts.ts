import texts from '../messages/campaign-progress.json' with { type: 'json' }
import type { Locale } from './locales.ts'

type ProgressTexts = (typeof texts)['en']

/**
 * The texts around a player's progress, in every language: no page contains the dialog, so its script brings them
 * (docs/decisions/070).
 */
export const progressTexts: Readonly<Record<Locale, ProgressTexts>> = texts

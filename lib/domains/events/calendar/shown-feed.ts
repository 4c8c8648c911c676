import 'server-only'
import { z } from 'zod'
import { sealFor } from '@/lib/core/server/seal'

/** Seconds for which a page without script shows a new address. */
const SHOWN_SECONDS = 600

/** The new address of a player's calendar, in the address of the page that shows it: nobody else can read it there. */
export const shownFeed = sealFor('shown calendar feed', z.object({ player: z.string(), url: z.url() }), SHOWN_SECONDS)

import * as z from 'zod/mini'
import { apiRequest, type ApiRequest } from '@/lib/core/api-request'
import { SingleFlight } from '@/lib/core/single-flight'
import { memberRequest } from './api'
import { tellCountry } from './country-choice'
import { maybeSignedIn } from './hint'

type Answer = { country: string | null }

const schema: ApiRequest<Answer>['schema'] = z.object({ country: z.nullable(z.string()) })
const asking = new SingleFlight<void>()

/**
 * Requests the visitor's country once for all parts of the page, and tells them: from the player's profile, or else
 * from the proxy in front (contracts.md). If it can't be read, the page's own country stays.
 *
 * @param isTold whether there is a proxy that knows it
 */
export function askCountry(isTold: boolean): Promise<void> {
  return asking.join('country', async () => {
    const ofPlayer = maybeSignedIn() ? await found(memberRequest({ path: '/api/profile/country', schema })) : null
    tellCountry(ofPlayer ?? (isTold ? await found(apiRequest({ path: '/api/country', schema })) : null))
  })
}

const found = (asked: Promise<Answer>): Promise<string | null> =>
  asked.then(
    ({ country }) => country,
    () => null,
  )

import { call } from '@/lib/core/call'
import { SingleFlight } from '@/lib/core/single-flight'
import { memberCall } from './api'
import { tellCountry } from './country-choice'
import { countryOfPlayer, countryOfVisitor } from './endpoints'
import { maybeSignedIn } from './hint'

const asking = new SingleFlight<void>()

/**
 * Requests the visitor's country once for all parts of the page, and tells them: from the player's profile, or else
 * from the proxy in front (contracts.md). If it can't be read, the page's own country stays.
 *
 * @param isTold whether there is a proxy that knows it
 */
export function askCountry(isTold: boolean): Promise<void> {
  return asking.join('country', async () => {
    const ofPlayer = maybeSignedIn() ? await found(memberCall(countryOfPlayer)) : null
    tellCountry(ofPlayer ?? (isTold ? await found(call(countryOfVisitor)) : null))
  })
}

const found = (asked: Promise<{ country: string | null }>): Promise<string | null> =>
  asked.then(
    ({ country }) => country,
    () => null,
  )

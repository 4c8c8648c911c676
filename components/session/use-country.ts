import { useEffect, useState, useSyncExternalStore } from 'react'
import { knownCountry, onCountryChange } from '@/lib/domains/session/country-choice'
import { maybeSignedIn } from '@/lib/domains/session/hint'

/** Props of a page that follows its visitor's country. */
export type PageCountry = {
  /** ISO 3166 code; the default country of the page's language. */
  country: string
  /** Whether a proxy in front tells the visitor's country. */
  isTold: boolean
}

export type CountryState = {
  country: string
  /** Whether the player's country is loading: the page is likely to show another one's. */
  isAsking: boolean
}

/**
 * The country that a part of the page shows: the one chosen on this device, otherwise the player's, otherwise the one
 * that the visitor is in, otherwise the page's own. If one was chosen, nothing is requested. The code that requests
 * countries is loaded only when needed.
 */
export function useCountry({ country, isTold }: PageCountry): CountryState {
  const known = useSyncExternalStore(onCountryChange, knownCountry, () => undefined)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    if (knownCountry() !== undefined || !(maybeSignedIn() || isTold)) return undefined
    let isWanted = true
    const ask = async () => {
      setIsAsking(maybeSignedIn())
      const { askCountry } = await import('@/lib/domains/session/country-api')
      await askCountry(isTold)
    }
    const end = () => {
      if (isWanted) setIsAsking(false)
    }
    ask().then(end, end)
    return () => {
      isWanted = false
    }
  }, [isTold])

  return { country: known ?? country, isAsking }
}

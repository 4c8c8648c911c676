import { useEffect, useState } from 'react'
import { SingleFlight } from '@/lib/core/single-flight'
import type { Offer } from '@/lib/domains/memberships/schema'
import { useCountry, type PageCountry } from '../session/use-country'

/** The offer that the page was rendered with: that of its country, unless it could not be read. */
export type PageOffer = PageCountry & { offer: Offer | undefined; locale: string }

export type OfferState = {
  /** Country whose prices are shown or loading. */
  country: string
  offer: Offer | undefined
  hasFailed: boolean
  retry: () => void
}

type Answer = { country: string; offer: Offer | undefined }

/** The offer for the visitor's country: the page's own, or another country's. */
export function useOffer(page: PageOffer): OfferState {
  const { country } = useCountry(page)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const isOfPage = country === page.country && attempt === 0

  useEffect(() => {
    if (isOfPage) return undefined
    let isWanted = true
    const show = (offer: Offer | undefined) => {
      if (isWanted) setAnswer({ country, offer })
    }
    askOnce(country, page.locale).then(show, () => show(undefined))
    return () => {
      isWanted = false
    }
  }, [country, page.locale, isOfPage, attempt])

  const known = isOfPage ? { country, offer: page.offer } : answer?.country === country ? answer : undefined
  const retry = () => {
    setAnswer(undefined)
    setAttempt((before) => before + 1)
  }
  return { country, offer: known?.offer, hasFailed: known !== undefined && known.offer === undefined, retry }
}

const asking = new SingleFlight<Offer>()
const answers = new Map<string, Offer>()

/**
 * One request for all parts of the page. The code that parses the answer is loaded with the first request: most
 * visitors need none.
 */
async function askOnce(country: string, locale: string): Promise<Offer> {
  const question = `${country} ${locale}`
  const known = answers.get(question)
  if (known) return known
  return asking.join(question, async () => {
    const { askOffer } = await import('@/lib/domains/memberships/offer-api')
    const offer = await askOffer(country, locale)
    if (offer.plans.length > 0) answers.set(question, offer) // if nothing is sold, a retry asks again
    return offer
  })
}

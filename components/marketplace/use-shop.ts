import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { ALL } from '@/lib/domains/marketplace/list-rules'
import { shopLocaleOf, type ShopLocale } from '@/lib/domains/marketplace/regions'
import type { ShopPage } from '@/lib/domains/marketplace/schema'
import { useCountry, type PageCountry } from '../session/use-country'
import { pushAddress } from '../ui/push-address'
import { useLatestLoad } from '../ui/use-latest-load'

type PageShop = PageCountry & { locale: string; page: ShopPage }

/** The items shown, and their market; no page while they are loading. */
type Shown = { market: ShopLocale; page: ShopPage | undefined }

const PARAMETER = 'tab'

/**
 * State of the marketplace. It begins with the items that the page was rendered with. It then shows the items of the
 * visitor's country (MK-013), the items of a tab, which is part of the address, and more of them on request. The code
 * that parses responses is loaded with the first request.
 */
export function useShop({ locale, page: initial, ...ofPage }: PageShop) {
  const { country, isAsking } = useCountry(ofPage)
  const market = shopLocaleOf(country, locale)
  const isOfPage = market === shopLocaleOf(ofPage.country, locale)
  const [tab, setTab] = useState(ALL)
  const [shown, setShown] = useState<Shown>({ market: shopLocaleOf(ofPage.country, locale), page: initial })
  const page = isAsking || shown.market !== market ? undefined : shown.page
  const { load, cancel } = useLatestLoad()
  const read = async (tag: string, offset: number) => {
    const { askShopPage } = await import('@/lib/domains/marketplace/api')
    return askShopPage({ market, locale, tag, offset })
  }
  const showPage = (found: ShopPage | undefined) =>
    setShown((before) => (before.market === market && before.page === found ? before : { market, page: found }))

  const show = (next: string) => {
    cancel()
    setTab(next) // the press is seen at once, whatever it takes to change the list
    const isInitial = isOfPage && next === ALL
    startTransition(() => showPage(isInitial ? initial : undefined))
    if (isInitial) return
    void load(
      () => read(next, 0),
      (found = { ...initial, items: [], total: 0 }) => showPage(found),
    )
  }

  // The listener is added once and never replaced: Next.js re-renders on the same event, and a listener that was
  // replaced during that event would not be called.
  const follow = useEffectEvent(() => show(tabInAddress()))
  useEffect(() => queueMicrotask(follow), [market])
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const choose = (next: string) => {
    if (next === tab) return
    pushAddress(addressOf(next))
    show(next)
  }

  const more = () =>
    void load(
      () => read(tab, page?.items.length ?? 0),
      (next) => {
        if (next && page) showPage({ ...next, items: [...page.items, ...next.items] })
      },
    )

  return {
    country,
    market,
    tab,
    page: page ?? initial,
    isLoading: page === undefined,
    choose,
    more,
  }
}

const tabInAddress = () => new URLSearchParams(location.search).get(PARAMETER)?.toLowerCase() ?? ALL

function addressOf(tab: string): string {
  const params = new URLSearchParams(location.search)
  if (tab === ALL) params.delete(PARAMETER)
  else params.set(PARAMETER, tab)
  const query = String(params)
  return location.pathname + (query && `?${query}`) + location.hash
}

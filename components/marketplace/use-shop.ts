import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ALL } from '@/lib/domains/marketplace/list-rules'
import { shopLocaleOf, type ShopLocale } from '@/lib/domains/marketplace/regions'
import type { ShopPage } from '@/lib/domains/marketplace/schema'
import { useCountry, type PageCountry } from '../session/use-country'
import { painted, pushAddress, quietly } from '../ui/after-a-press'

type Made = PageCountry & { locale: string; page: ShopPage }

/** The items shown, and their market; no page while they are loading. */
type Shown = { market: ShopLocale; page: ShopPage | undefined }

const PARAMETER = 'tab'

const loadApi = () => import('@/lib/domains/marketplace/api')

/**
 * What the marketplace shows: the page's items at first; those of the visitor's country (MK-013); those of a tab, which
 * is part of the address; and more of them on request. The code that parses responses is loaded with the first request.
 */
export function useShop({ locale, page: made, ...ofPage }: Made) {
  const { country, isAsking } = useCountry(ofPage)
  const market = shopLocaleOf(country, locale)
  const isOfPage = market === shopLocaleOf(ofPage.country, locale)
  const [tab, setTab] = useState(ALL)
  const [shown, setShown] = useState<Shown>({ market: shopLocaleOf(ofPage.country, locale), page: made })
  const page = isAsking || shown.market !== market ? undefined : shown.page
  const wanted = useRef(0)

  const show = async (next: string) => {
    wanted.current += 1
    const mine = wanted.current
    setTab(next) // the press is seen at once, whatever it takes to change the list
    const showPage = (found: ShopPage | undefined) =>
      quietly(() =>
        setShown((before) => (before.market === market && before.page === found ? before : { market, page: found })),
      )
    if (isOfPage && next === ALL) return showPage(made)
    showPage(undefined)
    const asked = loadApi().then(({ getShopPage }) => getShopPage({ market, locale, tag: next, offset: 0 }))
    const [found] = await Promise.all([asked.catch(() => ({ ...made, items: [], total: 0 })), painted()])
    if (mine === wanted.current) showPage(found)
  }

  // One listener for good: Next re-renders on the same event, and a listener that is exchanged meanwhile hears nothing.
  const follow = useEffectEvent(() => void show(tabInAddress()))
  useEffect(() => queueMicrotask(follow), [market])
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const choose = (next: string) => {
    if (next === tab) return
    pushAddress(addressOf(next))
    void show(next)
  }

  const more = async () => {
    const mine = wanted.current
    const { getShopPage } = await loadApi()
    const next = await getShopPage({ market, locale, tag: tab, offset: page?.items.length ?? 0 }).catch(() => undefined)
    if (next && mine === wanted.current)
      setShown((before) => ({
        ...before,
        page: before.page && { ...next, items: [...before.page.items, ...next.items] },
      }))
  }

  return {
    country,
    market,
    tab,
    page: page ?? made,
    isLoading: page === undefined,
    choose,
    more: () => void more(),
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

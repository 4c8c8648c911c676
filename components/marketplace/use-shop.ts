import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ALL } from '@/lib/domains/marketplace/list-rules'
import type { ShopPage } from '@/lib/domains/marketplace/schema'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { painted, pushAddress, quietly } from '../ui/after-a-press'

type Made = { market: string; locale: string; page: ShopPage }

const PARAMETER = 'tab'

const loadApi = () => import('@/lib/domains/marketplace/api')

/**
 * What the marketplace shows: the page's items at first; for a player those of where the player lives; those of a tab, which
 * stands in the address; and more of them when asked for. What reads answers is loaded with the first question.
 */
export function useShop({ market: ofPage, locale, page: made }: Made) {
  const [market, setMarket] = useState(ofPage)
  const [tab, setTab] = useState(ALL)
  const [page, setPage] = useState<ShopPage | undefined>(made)
  const wanted = useRef(0)

  const show = async (next: { market: string; tab: string }) => {
    wanted.current += 1
    const mine = wanted.current
    setTab(next.tab) // the press is seen at once, whatever it takes to change the list
    quietly(() => {
      setMarket(next.market)
      setPage(undefined)
    })
    const asked = loadApi().then(({ getShopPage }) =>
      getShopPage({ market: next.market, locale, tag: next.tab, offset: 0 }),
    )
    const [found] = await Promise.all([asked.catch(() => ({ ...made, items: [], total: 0 })), painted()])
    if (mine === wanted.current) quietly(() => setPage(found))
  }

  useEffect(() => {
    const start = async () => {
      const here = await memberMarket(locale, () => setPage(undefined))
      const asked = tabInAddress()
      if ((here ?? ofPage) === ofPage && asked === ALL) setPage(made)
      else await show({ market: here ?? ofPage, tab: asked })
    }
    void start()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the page was made with
  }, [])

  // One listener for good: Next answers the same event by rendering anew, and one that is exchanged meanwhile hears nothing.
  const follow = useEffectEvent(() => void show({ market, tab: tabInAddress() }))
  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const choose = (next: string) => {
    if (next === tab) return
    pushAddress(addressOf(next))
    if (next === ALL && market === ofPage) {
      wanted.current += 1
      setTab(ALL)
      quietly(() => setPage(made))
    } else void show({ market, tab: next })
  }

  const more = async () => {
    const mine = wanted.current
    const { getShopPage } = await loadApi()
    const next = await getShopPage({ market, locale, tag: tab, offset: page?.items.length ?? 0 }).catch(() => undefined)
    if (next && mine === wanted.current)
      setPage((shown) => shown && { ...next, items: [...shown.items, ...next.items] })
  }

  return {
    market,
    tab,
    page: page ?? made,
    isLoading: page === undefined,
    choose,
    more: () => void more(),
  }
}

/** Where the player lives, in the shop's words; undefined for visitors, and where it can't be had. */
async function memberMarket(locale: string, onAsking: () => void): Promise<string | undefined> {
  if (!maybeSignedIn()) return undefined
  onAsking()
  const { getMemberLocale } = await loadApi()
  const answer = await getMemberLocale(locale).catch(() => undefined)
  return answer?.locale ?? undefined
}

const tabInAddress = () => new URLSearchParams(location.search).get(PARAMETER)?.toLowerCase() ?? ALL

function addressOf(tab: string): string {
  const params = new URLSearchParams(location.search)
  if (tab === ALL) params.delete(PARAMETER)
  else params.set(PARAMETER, tab)
  const query = String(params)
  return location.pathname + (query && `?${query}`) + location.hash
}

import { useEffect, useRef, type RefObject } from 'react'
import { periodOfHash, planAnchor } from '@/lib/domains/memberships/plan-anchor'

/**
 * Chooses the plan that the address names (`/plans#plan-year`), and that of a link to it on this page each time the
 * link is followed, also if the address has its hash already.
 *
 * @returns for the form whose radio buttons the plans are
 */
export function useLinkedPlan(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const choose = (hash: string) => {
      const period = periodOfHash(hash)
      if (period === undefined) return
      const radio = form.current?.querySelector<HTMLInputElement>(`#${planAnchor(period)} input`)
      if (radio) radio.checked = true
    }
    const followAddress = () => choose(location.hash)
    const followLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
      if (link?.pathname === location.pathname) choose(link.hash)
    }
    followAddress()
    addEventListener('hashchange', followAddress)
    document.addEventListener('click', followLink)
    return () => {
      removeEventListener('hashchange', followAddress)
      document.removeEventListener('click', followLink)
    }
  }, [])
  return form
}

import { createContext, useContext, useEffect, useRef, type RefObject } from 'react'
import { periodOfHash, planAnchor } from '@/lib/domains/memberships/plan-anchor'
import type { Period } from '@/lib/domains/memberships/schema'

/** What the player paid by whose membership has ended; undefined for everybody else. */
export const FormerPeriod = createContext<Period | undefined>(undefined)

/**
 * Chooses the plan that the address names (`/plans#plan-year`), and that of a link to it on this page each time the
 * link is followed, also if the address has its hash already. If the address names none, a former member finds the plan
 * chosen that they had, unless they have chosen another; MB-020 says what everybody else finds.
 *
 * @returns for the form whose radio buttons the plans are
 */
export function useChosenPlan(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const former = useContext(FormerPeriod)
  useEffect(() => {
    const followAddress = () => choose(form.current, periodOfHash(location.hash))
    const followLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
      if (link?.pathname === location.pathname) choose(form.current, periodOfHash(link.hash))
    }
    followAddress()
    addEventListener('hashchange', followAddress)
    document.addEventListener('click', followLink)
    return () => {
      removeEventListener('hashchange', followAddress)
      document.removeEventListener('click', followLink)
    }
  }, [])
  useEffect(() => {
    if (periodOfHash(location.hash) === undefined && isUntouched(form.current)) choose(form.current, former)
  }, [former])
  return form
}

function choose(form: HTMLFormElement | null, period: Period | undefined): void {
  if (period === undefined) return
  const radio = form?.querySelector<HTMLInputElement>(`#${planAnchor(period)} input`)
  if (radio) radio.checked = true
}

const isUntouched = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])].every(
    ({ checked, defaultChecked }) => checked === defaultChecked,
  )

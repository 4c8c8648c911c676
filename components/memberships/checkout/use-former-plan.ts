import { useEffect } from 'react'
import { periodOfHash, planAnchor } from '@/lib/domains/memberships/plan-anchor'
import type { Period } from '@/lib/domains/memberships/schema'

/**
 * Chooses, among the plans on this page, the one that a player had before, unless the address or the visitor has
 * chosen one. MB-020 says what is chosen for everybody else.
 *
 * @param period of the membership that has ended; undefined for everybody else
 */
export function useFormerPlan(period: Period | undefined): void {
  useEffect(() => {
    if (period === undefined || periodOfHash(location.hash) !== undefined) return
    const radio = document.querySelector<HTMLInputElement>(`#${planAnchor(period)} input`)
    const isChosenByVisitor = [...(radio?.form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])].some(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    )
    if (radio && !isChosenByVisitor) radio.checked = true
  }, [period])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onMembershipChange } from '@/lib/domains/memberships/membership-channel'
import { refetchAll } from '@/lib/domains/memberships/queries'

/** Refetches everything when the membership was changed in another tab (MB-024). */
export function useMembershipChanges(): void {
  const client = useQueryClient()
  useEffect(() => onMembershipChange(() => void refetchAll(client)), [client])
}

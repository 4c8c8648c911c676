import { openCardForm } from '@/lib/domains/memberships/api'
import { beginCardVisit } from '@/lib/domains/memberships/card-visit'
import type { CardGateway } from '@/lib/domains/memberships/schema'
import { HostedPageButton } from './hosted-page-button'
import type { MembershipTexts } from './membership-texts'

/** Leads to the gateway's own form for another card. */
export function CardButton({ gateway, texts }: { gateway: CardGateway; texts: MembershipTexts }) {
  const open = () => openCardForm({ gateway, mark: beginCardVisit(gateway) })
  return <HostedPageButton label={texts.changeCard} open={open} variant="outline" texts={texts} />
}

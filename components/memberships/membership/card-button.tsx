import type { CardGateway } from '@/lib/domains/memberships/schema'
import { HostedPageButton } from './hosted-page-button'
import type { MembershipTexts } from './membership-texts'

/** A button that leads to the gateway's card form, if there is one; without script, what it needs. */
export function CardButton({ gateway, texts }: { gateway: CardGateway; texts: MembershipTexts }) {
  if (texts.changeCard === undefined) return null
  return (
    <>
      <HostedPageButton label={texts.changeCard} page={{ to: 'card_form', gateway }} texts={texts} />
      <p className="text-sm text-muted" data-without-script>
        {texts.needsScript}
      </p>
    </>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Marketplace } from '@/components/marketplace/lazy'
import { Section } from '@/components/ui/section'

type MarketplaceViewProps = {
  title: string | undefined
  description: ReactNode
  shop: ComponentProps<typeof Marketplace>
}

export function MarketplaceView({ title, description, shop }: MarketplaceViewProps) {
  return (
    <Section>
      {title !== undefined && <h2 className="mb-3 text-head-large">{title}</h2>}
      {description && <div className="mb-6 text-muted">{description}</div>}
      <Marketplace {...shop} />
    </Section>
  )
}

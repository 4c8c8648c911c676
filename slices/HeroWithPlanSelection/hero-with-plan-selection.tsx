import type { ComponentProps, ReactNode } from 'react'
import { MemberNotice } from '@/components/memberships/checkout/lazy'
import { PlanChooser } from '@/components/memberships/lazy'
import { Button, type ButtonLink } from '@/components/ui/button'
import type { Background } from '@/components/ui/colours'
import { HeroText, type HeroTextProps } from '@/components/ui/hero-text'
import { Backdrop } from '@/components/ui/video/backdrop'
import type { ResponsivePicture } from '@/components/ui/video/background-video'

type HeroWithPlanSelectionViewProps = {
  title: string
  heading: HeroTextProps['heading']
  body: ReactNode
  picture: ResponsivePicture
  leads: boolean
  background: Background
  member: Omit<ComponentProps<typeof MemberNotice>, 'children'>
  chooser: Omit<ComponentProps<typeof PlanChooser>, 'children'> & { secondary: ButtonLink }
}

/** Text on a picture, with the choice of a plan on a card beside it. */
export function HeroWithPlanSelectionView(props: HeroWithPlanSelectionViewProps) {
  const { title, heading, body, picture, leads, background, member, chooser } = props
  const { secondary, ...choice } = chooser
  return (
    <section className="hero-stage" data-plain="">
      <div
        data-background="dark"
        className={`hero-background hero-background-tall ${background.className}`}
        style={background.style}
      >
        <Backdrop pictures={[picture]} isHero={leads} label={title} onPhones="3:2" />
        <div className="container my-auto grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
          <HeroText title={title} heading={heading} body={body} background={background} isOnPicture />
          <div className="plan-panel relative" data-background="light">
            <MemberNotice {...member}>
              <PlanChooser {...choice}>
                <Button
                  button={{ ...secondary, color: secondary.color ?? 'outline', size: 'large' }}
                  cta="secondary"
                  className="grow"
                />
              </PlanChooser>
            </MemberNotice>
          </div>
        </div>
      </div>
    </section>
  )
}

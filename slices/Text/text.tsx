import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonLink } from '@/components/ui/button'
import type { Ground } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'

type Alignment = 'left' | 'center' | 'right'

type TextViewProps = {
  blocks: { copy: ReactNode; style: 'body' | 'lead' | 'small'; alignment: Alignment }[]
  buttons: ButtonLink[]
  alignment: Alignment
  ground: Ground
}

const places: Record<Alignment, string> = {
  left: 'text-left',
  center: 'mx-auto text-center',
  right: 'ml-auto text-right',
}

const sizes = { body: '', lead: 'text-lg', small: 'text-sm' }

const buttonPlaces: Record<Alignment, string> = { left: '', center: 'justify-center', right: 'justify-end' }

export function TextView({ blocks, buttons, alignment, ground }: TextViewProps) {
  return (
    <Section ground={ground} className="grid gap-8">
      {blocks.map(({ copy, style, alignment: own }, index) => (
        <div key={index} className={clsx('w-full max-w-[65ch]', sizes[style], places[own])}>
          {copy}
        </div>
      ))}
      {buttons.length > 0 && (
        <div className={clsx('flex flex-wrap gap-4', buttonPlaces[alignment])}>
          {buttons.map((button, index) => (
            <Button
              key={index}
              button={{ ...button, color: button.color ?? (ground.isDark ? 'light' : 'primary') }}
              cta={index === 0 ? 'primary' : 'secondary'}
            />
          ))}
        </div>
      )}
    </Section>
  )
}

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MyEvents } from '@/components/events/my-events/lazy'
import { myEventsTexts } from '@/components/events/my-events/my-events-texts'
import { SignInPrompt } from '@/components/session/sign-in-prompt'
import { Button, type ButtonLink } from '@/components/ui/button'
import { backgroundOf } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'

const SKELETONS = 3

type MyEventsViewProps = {
  title: string
  subcopy: ReactNode
  button: ButtonLink | undefined
  maxRows: number
  locale: Locale
}

export async function MyEventsView({ title, subcopy, button, maxRows, locale }: MyEventsViewProps) {
  const [t, texts] = await Promise.all([getTranslations('myEvents'), myEventsTexts()])
  return (
    <Section background={backgroundOf('light', 'light')} className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div className="room grid content-start justify-items-start gap-5">
        <h2 className="text-head-large">{title}</h2>
        {subcopy && <div className="text-lg">{subcopy}</div>}
        {button && <Button button={button} />}
      </div>
      {/* If leaving fails, only the console says so here (SL-my_events-09). */}
      <MyEvents locale={locale} maxRows={maxRows} texts={{ ...texts, leaveFailed: undefined }}>
        <SignInPrompt text={t('signIn')} />
        <div className="hidden gap-4 player:grid">
          <p className="sr-only">{t('loading')}</p>
          {Array.from({ length: Math.min(SKELETONS, maxRows) }, (_, index) => (
            <div key={index} className="skeleton h-36 rounded-card bg-surface" />
          ))}
        </div>
      </MyEvents>
    </Section>
  )
}

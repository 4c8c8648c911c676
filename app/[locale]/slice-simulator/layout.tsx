import { getTranslations } from 'next-intl/server'
import { LivePreview } from '@/components/simulator/live-preview'
import { editorOrigins } from '@/lib/delivery/editor-origins'

/**
 * What stays while the sections of the live preview change: the place that holds them and the connection to the editor. A
 * page is made anew with each `?state=`, and would take both along.
 */
export default async function SimulatorLayout({ children }: LayoutProps<'/[locale]/slice-simulator'>) {
  const t = await getTranslations('simulator')
  return (
    <>
      <main id="main" className="simulator">
        {children}
      </main>
      <LivePreview zone="main" origins={editorOrigins} tooMuch={t('tooMuch')} />
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import { LivePreview } from '@/components/simulator/live-preview'
import { editorOrigins } from '@/lib/delivery/editor-origins'

/**
 * The part of the live preview that stays while its sections change: their container and the connection to the editor.
 * The page is rendered again with each `?state=`, and would replace both.
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

import { PagePlayer } from '@/components/session/page-player'
import { currentMember } from '@/lib/domains/session/current-member'

/** The settings pages are rendered for one player each, and send everybody else to sign in. */
export default async function SettingsLayout({ children }: LayoutProps<'/[locale]/settings'>) {
  const member = await currentMember()
  return (
    <>
      {member && <PagePlayer id={member.id} />}
      {children}
    </>
  )
}

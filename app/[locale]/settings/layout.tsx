import { PagePlayer } from '@/components/session/page-player'
import { currentMember } from '@/lib/domains/session/current-member'

/** The settings are made for one player each; pages send everybody else to sign in. */
export default async function SettingsLayout({ children }: LayoutProps<'/[locale]/settings'>) {
  const member = await currentMember()
  return (
    <>
      {member && <PagePlayer id={member.id} />}
      {children}
    </>
  )
}

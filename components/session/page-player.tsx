import { session } from '@/lib/domains/session/endpoints'

/**
 * Names a page's player, on pages rendered for one player (lib/domains/session/page-player.ts). A page can't set cookies:
 * browsers without script are led to ask for the session, too, so that one which was renewed for the page reaches them before
 * what it was exchanged for is forgotten (docs/decisions/010).
 */
export function PagePlayer({ id }: { id: string }) {
  return (
    <>
      <meta name="player" content={id} />
      <noscript>
        <img src={session.path} alt="" hidden />
      </noscript>
    </>
  )
}

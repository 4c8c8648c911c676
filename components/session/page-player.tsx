/** Names a page's player, on pages rendered for one player (lib/domains/session/page-player.ts). */
export function PagePlayer({ id }: { id: string }) {
  return <meta name="player" content={id} />
}

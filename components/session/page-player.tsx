/** Says whose page it is, on pages that are made for one player (lib/domains/session/page-player.ts). */
export function PagePlayer({ id }: { id: string }) {
  return <meta name="player" content={id} />
}

/** The secret that an address names; whoever knows it is shown the event (decisions.md, Events) [EV-023]. */
export function eventSecretOf({ nextUrl }: { nextUrl: URL }): string | undefined {
  return nextUrl.searchParams.get('eventSecret') ?? undefined
}

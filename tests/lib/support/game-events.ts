/** An event as the game server sends it, with only what it must have. */
export function gameEventAnswer(changes: Record<string, unknown> = {}) {
  return {
    id: 7,
    name: 'Col by lantern light',
    eventStart: '2026-03-01T18:00:00Z',
    eventType: 'GROUP_RIDE',
    sport: 'CYCLING',
    eventSubgroups: [{ id: 70, label: 2, eventSubgroupStart: '2026-03-01T18:05:00Z' }],
    ...changes,
  }
}

/** A template for events of one kind (members.md §3); `eventData` is part of a draft. */
export type EventTemplate = { id: number; affiliation: string; eventData: Readonly<Record<string, unknown>> }

export const templates: readonly EventTemplate[] = [
  {
    id: 1,
    affiliation: 'lanterne-rouge',
    eventData: {
      name: 'Lanterne Rouge Club Ride',
      description: 'The club’s ride: nobody is dropped, the last lantern leads.',
      eventType: 'GROUP_RIDE',
      sport: 'CYCLING',
      restricted: true,
      rulesSet: ['ALLOWS_LATE_JOIN'],
      routeId: 7,
      tags: ['group-ride', 'club'],
      durationInSeconds: 3_600,
      eventSubgroups: [{ label: 2 }, { label: 3 }],
    },
  },
  {
    id: 2,
    affiliation: 'lanterne-rouge',
    eventData: {
      name: 'Lanterne Rouge Club Race',
      description: 'Once a month the club finds out, lap after lap.',
      eventType: 'RACE',
      sport: 'CYCLING',
      rulesSet: ['CATEGORY_ENFORCEMENT'],
      routeId: 6,
      tags: ['race', 'club'],
      eventSubgroups: [{ label: 1 }, { label: 2 }, { label: 3 }, { label: 4 }],
    },
  },
  {
    id: 3,
    affiliation: 'quay-runners',
    eventData: {
      name: 'Quay Runners Half Hour',
      description: 'Out along the quay, back for tea.',
      eventType: 'GROUP',
      sport: 'RUNNING',
      routeId: 23,
      tags: ['group-run', 'club'],
      durationInSeconds: 1_800,
      eventSubgroups: [{ label: 4 }],
    },
  },
]

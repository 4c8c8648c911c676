export type Hair =
  | 'short'
  | 'afro'
  | 'swept'
  | 'long'
  | 'scarf'
  | 'cap'
  | 'plaits'
  | 'curls'
  | 'bun'
  | 'bald'
  | 'bob'
  | 'locks'
  | 'helmet'

export type Face = {
  skin: string
  hair: Hair
  /** Of the hair, the scarf, the cap or the helmet. */
  colour: string
  jersey: string
  accent: string
  ground: string
  beard?: 'full' | 'moustache'
  glasses?: boolean
  freckles?: boolean
}

/** Who the players of the catalogue are. */
export const faces: Record<string, Face> = {
  mika: { skin: '#f2c5a0', hair: 'short', colour: '#2a1d1a', jersey: '#fc6719', accent: '#ffc53d', ground: '#bfe3ee' },
  amara: { skin: '#7a4a30', hair: 'afro', colour: '#1f1614', jersey: '#ffc53d', accent: '#d04308', ground: '#f7b8a2' },
  jonas: {
    skin: '#f4d0b0',
    hair: 'swept',
    colour: '#d9a24f',
    jersey: '#6a5cf0',
    accent: '#ffb4e0',
    ground: '#fbe3b0',
    beard: 'full',
  },
  sofia: { skin: '#eab68f', hair: 'long', colour: '#5b3420', jersey: '#12a5bd', accent: '#f8f4ea', ground: '#ffd3c2' },
  kenji: {
    skin: '#f0c8a0',
    hair: 'helmet',
    colour: '#f8f8fb',
    jersey: '#e8364f',
    accent: '#ffffff',
    ground: '#c9d6f7',
    glasses: false,
  },
  leila: { skin: '#d9a074', hair: 'scarf', colour: '#15803d', jersey: '#23b26d', accent: '#ffe08a', ground: '#e6ddf7' },
  tom: {
    skin: '#f0c3a0',
    hair: 'cap',
    colour: '#4b3fbb',
    jersey: '#f8f4ea',
    accent: '#fc6719',
    ground: '#c8ead4',
    beard: 'full',
  },
  ingrid: {
    skin: '#f8d8be',
    hair: 'plaits',
    colour: '#c8552b',
    jersey: '#6a5cf0',
    accent: '#ffc53d',
    ground: '#cfeaf0',
    freckles: true,
  },
  diego: {
    skin: '#c98b5e',
    hair: 'curls',
    colour: '#241a18',
    jersey: '#e8364f',
    accent: '#ffc53d',
    ground: '#fbe0a8',
    beard: 'moustache',
  },
  priya: { skin: '#a86f48', hair: 'bun', colour: '#1d1516', jersey: '#ff7eb6', accent: '#4b3fbb', ground: '#d3e8c8' },
  oliver: {
    skin: '#e6b48e',
    hair: 'bald',
    colour: '#b98a66',
    jersey: '#12a5bd',
    accent: '#ffc53d',
    ground: '#f6cdb4',
    glasses: true,
  },
  yuki: { skin: '#f6d4b4', hair: 'bob', colour: '#17161f', jersey: '#ffc53d', accent: '#e8364f', ground: '#d9d2fa' },
  nadia: {
    skin: '#9a6240',
    hair: 'helmet',
    colour: '#fc6719',
    jersey: '#f8f4ea',
    accent: '#12a5bd',
    ground: '#f9d98f',
  },
  marcus: {
    skin: '#5f3a26',
    hair: 'locks',
    colour: '#17110f',
    jersey: '#12a5bd',
    accent: '#fc6719',
    ground: '#fbd0c4',
  },
}

/** Hair gone grey under a cap. */
export const greys: Partial<Record<string, string>> = { tom: '#b9bcc6' }

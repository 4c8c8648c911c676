/** The drawing program of shared pictures knows no custom properties: these are the colours of app/styles/tokens.css. */
export const palette = {
  ink: '#0b1020',
  inkSoft: '#171e33',
  paper: '#ffffff',
  muted: '#b9c2d6',
  yellow: '#ffc53d',
  orange: '#fc6719',
  violet: '#4b3fbb',
  lagoon: '#0e7490',
  pine: '#15803d',
} as const

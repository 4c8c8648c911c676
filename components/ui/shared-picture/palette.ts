/**
 * The colours of app/styles/tokens.css, repeated since the renderer of shared pictures doesn't support custom
 * properties.
 */
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

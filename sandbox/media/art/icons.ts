import { tag } from './svg.ts'

/** Strokes on a 24-unit grid. */
const strokes: Record<string, string> = {
  bike: `
    M5.5 20a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M18.5 20a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M5.5 16.5L9 9.5L12 16.5
    H5.5M9 9.5H15.5L18.5 16.5M12 16.5L15.5 9.5L14.6 6.5H17.5M7.5 9.5H10.2
  `,
  run: `
    M15 5.2a1.7 1.7 0 1 0 0-3.4a1.7 1.7 0 0 0 0 3.4M6.5 10.5L9 7.5L13 8L10.5 13.5L14 16.5L13 21.5M13 8L15.5 11
    H18.5M10 14.5L8.5 18H4.5
  `,
  heart: 'M12 20.5C5 15.6 3 12.4 3 9a4.6 4.6 0 0 1 9-1.6A4.6 4.6 0 0 1 21 9c0 3.4-2 6.6-9 11.5Z',
  clock: 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M12 7V12L15.5 14',
  map: 'M9 4L3 6.5V20L9 17.5L15 20L21 17.5V4L15 6.5L9 4ZM9 4V17.5M15 6.5V20',
  trophy: `
      M7 4H17V10a5 5 0 0 1-10 0ZM7 5.5H3.5V7.5a3.5 3.5 0 0 0 3.6 3.5M17 5.5H20.5V7.5a3.5 3.5 0 0 1-3.6 3.5M12 15
      V18M8 21h8M9.5 21c0-2 1-3 2.5-3s2.5 1 2.5 3
    `,
  users: `
      M9 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M2.5 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M15.5 4.8
      a3.5 3.5 0 0 1 0 6.4M18 15c2.2.7 3.5 2.4 3.5 5
    `,
  bolt: 'M13 2.5L4.5 13.5H11L10 21.5L19 10H12.5Z',
  star: 'M12 3L14.8 8.8L21 9.7L16.5 14.1L17.6 20.4L12 17.4L6.4 20.4L7.5 14.1L3 9.7L9.2 8.8Z',
  calendar: 'M4 5.5H20V20.5H4ZM4 10H20M8 3V7M16 3V7M8 14h.01M12 14h.01M16 14h.01M8 17.2h.01M12 17.2h.01',
  mountain: 'M2.5 20L9.5 6L13.2 13.2L15.5 9.5L21.5 20ZM7.4 10.2L9.6 12L11.6 10.2',
  chat: 'M4 4.5H20V16H11L6.5 20V16H4ZM8 9H16M8 12H13',
  gift: `
    M3.5 8.5H20.5V12H3.5ZM5 12H19V20.5H5ZM12 8.5V20.5M12 8.5C8 8.5 6.5 7 7 5.2S10.6 3.6 12 8.5
    C13.4 3.6 16.5 3.4 17 5.2S16 8.5 12 8.5
  `,
  globe: `
      M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M3 12H21M12 3c2.6 2.5 3.8 5.5 3.8 9s-1.2 6.5-3.8 9
      c-2.6-2.5-3.8-5.5-3.8-9S9.4 5.5 12 3
    `,
  screen: 'M3 4.5H21V16.5H3ZM9 20.5H15M12 16.5V20.5M6.5 13L10 8.5L12.5 11.5L14.5 9.5L17.5 13',
  shield: 'M12 3L20 6V11.5C20 16 16.8 19.4 12 21C7.2 19.4 4 16 4 11.5V6ZM8.5 12L11 14.5L15.8 9.5',
}

/** A line icon on 48 × 48, in the brand orange, which stands out on white and on ink alike. */
export const drawIcon = (name: string): string =>
  tag('path', {
    d: strokes[name] ?? '',
    transform: 'scale(2)',
    fill: 'none',
    stroke: '#E4560F',
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

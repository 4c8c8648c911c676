/** The part of theme.ts that style sheets need. */
export type StyledTheme = {
  colours: Readonly<Record<string, string>>
  darkColours: Readonly<Record<string, string>>
  darkTextColours: Readonly<Record<string, string>>
  fonts: { headline: { letterWidth: number }; fallback: string }
  textSizes: Readonly<Record<string, { size: string; lineHeight: string }>>
  headlineSizes: Readonly<Record<string, { least: string; fluid: string; most: string; lineHeight: string }>>
  radii: Readonly<Record<string, string>>
}

/** Colours that style sheets use partly transparent: `rgb(var(--ink-rgb) / 0.6)`. */
const TRANSLUCENT = new Set(['surface', 'onSurface', 'ink', 'paper', 'orangeLight'])

/** The theme's style sheet: variables for Tailwind, and custom properties. */
export function themeCss(theme: StyledTheme): string {
  const { colours, darkColours, darkTextColours, fonts, textSizes, headlineSizes, radii } = theme
  const light = { colours: only(darkColours, colours), textColours: only(darkTextColours, colours) }
  const dark = { colours: darkColours, textColours: darkTextColours }
  return `/* Written by \`npm run theme\` from theme.ts. */
@theme static {
  --color-*: initial;
${lines(colours, (name, value) => [[`color-${name}`, value]])}
${lines(light.textColours, (name, value) => [[`text-color-${name}`, value]])}
  --color-transparent: transparent;
  --color-current: currentcolor;

  --font-display: var(--font-headline), ${fonts.fallback};
  --font-body: var(--font-text), ${fonts.fallback};

  --text-*: initial;
${lines(textSizes, (name, { size, lineHeight }) => [
  [`text-${name}`, size],
  [`text-${name}--line-height`, lineHeight],
])}

  --radius-*: initial;
${lines(radii, (name, value) => [[`radius-${name}`, value]])}
}

/* Headlines shrink for long words (\`--fitted\`, base.css). */
@theme inline {
${lines(headlineSizes, (name, { least, fluid, most, lineHeight }) => [
  [`text-head-${name}`, `min(clamp(${least}, ${fluid}, ${most}), var(--fitted, 100vw))`],
  [`text-head-${name}--line-height`, lineHeight],
])}
}

/*
 * The scheme is the system's, unless the visitor chose one (lib/delivery/scheme-choice.ts). Of a value
 * \`var(--light, …) var(--dark, …)\` the first holds in the light scheme, the second in the dark one. Paper is always light.
 */
:root {
  color-scheme: light;
  --light: initial;
  --dark: ;
}

.always-light {
${scheme('light', light)}
}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
${scheme('dark', dark).replaceAll(/^/gm, '  ')}
  }
}

@media screen {
  :root[data-theme='dark'] {
${scheme('dark', dark).replaceAll(/^/gm, '  ')}
  }
}

/* Backdrops of dialogs inherit nothing in older browsers. */
:root,
::backdrop {
  /* For translucent colours. */
${lines(usedChannels(colours), (name, value) => [[`${name}-rgb`, value]])}
}

:root {
  /* Width of a headline's letters in em. */
  --letter-width: ${fonts.headline.letterWidth};
}
`
}

type Scheme = Record<'colours' | 'textColours', Readonly<Record<string, string>>>

const scheme = (name: 'light' | 'dark', { colours, textColours }: Scheme) => `  color-scheme: ${name};
  --light: ${name === 'light' ? 'initial' : ''};
  --dark: ${name === 'dark' ? 'initial' : ''};
${lines(colours, (colour, value) => [[`color-${colour}`, value]])}
${lines(textColours, (colour, value) => [[`text-color-${colour}`, value]])}
${lines(usedChannels(colours), (colour, value) => [[`${colour}-rgb`, value]])}`

/** The colours of one list that another names. */
const only = (names: Readonly<Record<string, string>>, colours: StyledTheme['colours']) =>
  Object.fromEntries(Object.entries(colours).filter(([name]) => name in names))

type Property = readonly [name: string, value: string]

function lines<Value>(values: Readonly<Record<string, Value>>, of: (name: string, value: Value) => Property[]): string {
  return Object.entries(values)
    .flatMap(([name, value]) => of(kebab(name), value))
    .map(([name, value]) => `  --${name}: ${value};`)
    .join('\n')
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function usedChannels(colours: StyledTheme['colours']): Record<string, string> {
  const used = Object.entries(colours).filter(([name]) => TRANSLUCENT.has(name))
  return Object.fromEntries(used.map(([name, hex]) => [name, channelsOf(hex)]))
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')

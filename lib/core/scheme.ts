/** What visitors choose from; with `system` their system's setting holds. */
export const schemes = ['system', 'light', 'dark'] as const

/** Key of the choice in the browser's storage; also the name of the switch's radio buttons. */
export const SCHEME_KEY = 'theme'

'use client'

/** The layout's part of every page's script, as one module: each has a frame of its own, which every page downloads. */
export { PrivacyChoices } from '../analytics/privacy-choices'
export { SharePreview } from '../preview/lazy'
export { OnceHydrated } from '../ui/once-hydrated'
export { PageListeners } from './page-listeners'

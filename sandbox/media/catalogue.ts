import { landscapes } from './catalogue/landscapes.ts'
import { townsAndHalls } from './catalogue/towns-and-halls.ts'
import type { SceneEntry } from './scene-entry.ts'

/** A picture that is no scene, asked for as `/media/{kind}/{name}`. */
type PictureEntry = { kind: 'portraits' | 'products' | 'badges' | 'icons'; name: string; alt: string }

/** A silent eight-second video with the scene that serves as its poster. */
export type LoopEntry = { kind: 'loops'; name: string; alt: string; poster: string; width: number; height: number }

const pictures =
  (kind: PictureEntry['kind']) =>
  ([name, alt]: [string, string]): PictureEntry => ({ kind, name, alt })

/** 2400 × 1350, subject near the middle third. */
export const scenes: SceneEntry[] = [...landscapes, ...townsAndHalls]

/** 800 × 800. */
export const portraits: PictureEntry[] = (
  [
    ['mika', 'Mika, short dark hair, orange jersey'],
    ['amara', 'Amara, afro hair, yellow jersey'],
    ['jonas', 'Jonas, blond with a beard, violet jersey'],
    ['sofia', 'Sofia, long brown hair, lagoon jersey'],
    ['kenji', 'Kenji in a white helmet'],
    ['leila', 'Leila, head scarf, pine-green jersey'],
    ['tom', 'Tom, grey beard and cap'],
    ['ingrid', 'Ingrid, red plaits, violet jersey'],
    ['diego', 'Diego, curly hair and moustache'],
    ['priya', 'Priya, dark bun, pink jersey'],
    ['oliver', 'Oliver, bald, with glasses'],
    ['yuki', 'Yuki, black bob, yellow jersey'],
    ['nadia', 'Nadia in an orange helmet'],
    ['marcus', 'Marcus, short locks, lagoon jersey'],
  ] satisfies [string, string][]
).map(pictures('portraits'))

/** 1000 × 1000. */
export const products: PictureEntry[] = (
  [
    ['jersey-dusk', 'Cycling jersey with a dusk skyline'],
    ['jersey-lagoon', 'Cycling jersey in lagoon blue'],
    ['bib-shorts', 'Black bib shorts'],
    ['bottle', 'Water bottle'],
    ['cap', 'Cycling cap'],
    ['socks', 'Pair of striped socks'],
    ['gloves', 'Fingerless gloves'],
    ['helmet', 'Road helmet'],
    ['trainer', 'Direct-drive trainer'],
    ['smart-bike', 'Smart bike'],
    ['treadmill', 'Treadmill'],
    ['heart-rate-strap', 'Heart-rate strap'],
    ['foot-pod', 'Running pod'],
    ['running-shoes', 'Running shoe'],
    ['towel', 'Sports towel'],
    ['gift-card', 'Gift card'],
  ] satisfies [string, string][]
).map(pictures('products'))

/** 600 × 600, transparent outside the pin. */
export const badges: PictureEntry[] = (
  [
    ['summit', 'Summit'],
    ['first-ride', 'First ride'],
    ['first-run', 'First run'],
    ['century', 'One hundred'],
    ['night-owl', 'Night owl'],
    ['early-bird', 'Early bird'],
    ['streak', 'Streak'],
    ['podium', 'Podium'],
    ['explorer', 'Explorer'],
    ['team-player', 'Team player'],
    ['sprinter', 'Sprinter'],
    ['volcano', 'Volcano'],
    ['winter', 'Winter'],
    ['fundraiser', 'Fundraiser'],
  ] satisfies [string, string][]
).map(pictures('badges'))

/** 48 × 48 line drawings in brand orange. */
export const icons: PictureEntry[] = (
  [
    ['bike', 'Bike'],
    ['run', 'Run'],
    ['heart', 'Heart'],
    ['clock', 'Clock'],
    ['map', 'Map'],
    ['trophy', 'Trophy'],
    ['users', 'Players'],
    ['bolt', 'Power'],
    ['star', 'Star'],
    ['calendar', 'Calendar'],
    ['mountain', 'Mountain'],
    ['chat', 'Chat'],
    ['gift', 'Gift'],
    ['globe', 'Globe'],
    ['screen', 'Screen'],
    ['shield', 'Shield'],
  ] satisfies [string, string][]
).map(pictures('icons'))

const wide = { width: 1280, height: 720 }
const tall = { width: 720, height: 1280 }

/** H.264, eight seconds, made by render-loops.ts; the tall ones are for phones. */
export const loops: LoopEntry[] = [
  { kind: 'loops', name: 'pass-at-dawn', alt: 'Dawn over the pass', poster: 'alpine-dawn', ...wide },
  { kind: 'loops', name: 'pass-at-dawn-mobile', alt: 'Dawn over the pass', poster: 'alpine-dawn', ...tall },
  { kind: 'loops', name: 'night-city', alt: 'A city at night', poster: 'night-city', ...wide },
  { kind: 'loops', name: 'night-city-mobile', alt: 'A city at night', poster: 'night-city', ...tall },
]

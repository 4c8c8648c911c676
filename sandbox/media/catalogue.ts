import type { PaletteName } from './palettes.ts'

/** Where a scene's one light stands, as fractions of its width and height; lamps light an interior. */
export type Light = { kind: 'sun' | 'moon' | 'lamps'; x: number; y: number }

/** A scene as others need to know it: `layers` are drawn in this order, back to front (see scenes/). */
export type SceneEntry = {
  kind: 'scenes'
  name: string
  alt: string
  palette: PaletteName
  light: Light
  layers: string[]
}

/** Anything else that can be asked for as `/media/{kind}/{name}`. */
type PictureEntry = { kind: 'portraits' | 'products' | 'badges' | 'icons'; name: string; alt: string }

/** A silent eight-second video with the scene that serves as its poster. */
export type LoopEntry = { kind: 'loops'; name: string; alt: string; poster: string; width: number; height: number }

const sun = (x: number, y: number): Light => ({ kind: 'sun', x, y })
const moon = (x: number, y: number): Light => ({ kind: 'moon', x, y })
const lamps = (x: number, y: number): Light => ({ kind: 'lamps', x, y })

function scene(name: string, palette: PaletteName, light: Light, alt: string, layers: string): SceneEntry {
  return { kind: 'scenes', name, alt, palette, light, layers: layers.split(' ') }
}

const pictures =
  (kind: PictureEntry['kind']) =>
  ([name, alt]: [string, string]): PictureEntry => ({ kind, name, alt })

/** 2400 × 1350, subject near the middle third. */
export const scenes: SceneEntry[] = [
  scene(
    'alpine-dawn',
    'rose-dawn',
    sun(0.655, 0.29),
    'Four riders below snow peaks at dawn',
    'sky peaks forest meadow road riders foreground',
  ),
  scene(
    'alpine-dusk',
    'ember-dusk',
    sun(0.5, 0.45),
    'A group climbs towards the pass as the sun goes down',
    'sky peaks slopes road riders foreground',
  ),
  scene(
    'snow-ridge',
    'glacier',
    sun(0.3, 0.2),
    'Two riders on a cleared road under a great snow ridge',
    'sky ridge snowfield road riders foreground',
  ),
  scene(
    'pine-climb',
    'deep-forest',
    sun(0.52, 0.3),
    'Riders climb between tall pines in morning light',
    'sky hills trunks road riders foreground',
  ),
  scene(
    'coast-road',
    'azure-coast',
    sun(0.72, 0.22),
    'A road above a turquoise sea, two riders in the bend',
    'sky sea headlands cliff road riders foreground',
  ),
  scene(
    'night-city',
    'neon-night',
    moon(0.7, 0.2),
    'Riders race through a glowing city at night',
    'sky skyline towers street riders lamps',
  ),
  scene(
    'island-volcano',
    'tropic',
    sun(0.3, 0.36),
    'A volcano smokes over a palm-lined island road',
    'sky volcano sea shore road riders palms',
  ),
  scene(
    'velodrome',
    'timber',
    lamps(0.5, 0.1),
    'Track riders lean into the banking of a velodrome',
    'hall stands track riders infield',
  ),
  scene(
    'running-track',
    'lane-sunrise',
    sun(0.5, 0.36),
    'Runners on a red track at sunrise',
    'sky stands lanes runners',
  ),
  scene(
    'desert-highway',
    'mesa',
    sun(0.5, 0.43),
    'A straight desert road between red mesas',
    'sky mesas sand road riders cacti',
  ),
  scene(
    'forest-trail',
    'autumn',
    sun(0.56, 0.32),
    'Two runners on a leafy trail in autumn',
    'sky woods trail runners foreground',
  ),
  scene(
    'harbour',
    'harbour-noon',
    sun(0.3, 0.13),
    'Painted houses and sailing boats, riders on the quay',
    'sky houses water boats quay riders',
  ),
  scene(
    'old-town',
    'terracotta',
    sun(0.5, 0.36),
    'Riders rattle over the cobbles of an old town',
    'sky tower facades cobbles riders bunting',
  ),
  scene(
    'vineyards',
    'vintage',
    sun(0.28, 0.34),
    'Rows of vines, cypresses and a road in evening light',
    'sky hills farm rows road riders',
  ),
  scene(
    'canyon',
    'red-rock',
    sun(0.5, 0.28),
    'Riders on a rim road above a deep red canyon',
    'sky walls river rim riders',
  ),
  scene(
    'aurora',
    'northern',
    moon(0.2, 0.2),
    'Northern lights over a snowy road and two riders',
    'sky lights hills forest road riders foreground',
  ),
  scene(
    'rain-street',
    'rainfall',
    lamps(0.5, 0.4),
    'A runner crosses shining streets in the rain',
    'sky facades street lamps runners rain',
  ),
  scene(
    'viaduct',
    'valley-morning',
    sun(0.62, 0.36),
    'Riders cross a stone viaduct over a misty valley',
    'sky ridges valley viaduct riders foreground',
  ),
  scene(
    'lighthouse',
    'sea-dusk',
    sun(0.34, 0.56),
    'A runner on the cliff path below a lighthouse at dusk',
    'sky sea lighthouse cliff runners foreground',
  ),
  scene(
    'cherry-blossom',
    'blossom',
    sun(0.36, 0.34),
    'Riders under cherry trees in bloom, a white cone behind',
    'sky mountain hills trees road riders petals',
  ),
  scene(
    'pain-cave',
    'violet-room',
    lamps(0.5, 0.4),
    'A rider on a trainer before a big screen at home',
    'room screen shelf rider glow',
  ),
  scene(
    'living-room-run',
    'warm-room',
    lamps(0.76, 0.3),
    'A runner on a treadmill in the living room',
    'room window screen runner plants',
  ),
  scene(
    'sprint-finish',
    'finish-line',
    sun(0.5, 0.3),
    'A bunch sprint under the finish banner',
    'sky town crowd banner road riders confetti',
  ),
  scene(
    'hairpins',
    'green-slope',
    sun(0.12, 0.1),
    'A mountain road folds into hairpins, seen from above',
    'slope contours road riders trees cloud',
  ),
  scene(
    'fjord',
    'nordic',
    sun(0.48, 0.3),
    'A narrow road beside a still fjord and a red cabin',
    'sky walls water cabin road riders foreground',
  ),
  scene(
    'lake-reflection',
    'mirror',
    sun(0.5, 0.3),
    'A peak and a rider mirrored in a calm lake',
    'sky peak shore mirror rider reeds',
  ),
  scene(
    'moonlit-pass',
    'moonlight',
    moon(0.52, 0.4),
    'Two riders on the ridge before a huge moon',
    'sky moon ridges crest riders foreground',
  ),
  scene(
    'stadium',
    'floodlight',
    lamps(0.5, 0.12),
    'Runners enter a full stadium under floodlights',
    'sky bowl lights track runners flashes',
  ),
  scene(
    'windmills',
    'tulip',
    sun(0.74, 0.3),
    'Windmills and tulip fields, riders on the dyke',
    'sky mills fields canal dyke riders',
  ),
  scene(
    'savanna-sunrise',
    'savanna-heat',
    sun(0.5, 0.46),
    'Runners pass acacias before an enormous sun',
    'sky sun plain acacias runners grass',
  ),
  scene(
    'city-park-run',
    'park-morning',
    sun(0.62, 0.3),
    'A group of runners in a park below the skyline',
    'sky skyline lawn lake path runners trees',
  ),
  scene(
    'highlands',
    'heather',
    sun(0.4, 0.26),
    'Gravel riders between heather and stone walls',
    'sky moor heather walls road riders',
  ),
  scene(
    'suspension-bridge',
    'bay-sunrise',
    sun(0.5, 0.5),
    'Runners on a suspension bridge at sunrise',
    'sky bay bridge deck runners',
  ),
  scene(
    'jungle-loop',
    'jungle',
    sun(0.5, 0.32),
    'A jungle road past a stone temple',
    'sky temple canopy road riders leaves',
  ),
  scene(
    'winter-village',
    'winter-evening',
    moon(0.3, 0.2),
    'Snow falls on a village with lit windows',
    'sky hills houses street riders snow',
  ),
  scene(
    'podium',
    'celebration',
    lamps(0.5, 0.25),
    'Three players celebrate on a podium',
    'stage rays podium players confetti',
  ),
]

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

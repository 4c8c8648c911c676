import { darker, lighter, mix } from './colour.ts'
import { faces, greys } from './faces.ts'
import type { Face } from './faces.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { blob, box, circle, dots, ellipse, faded, group, line, linear, polygon, radial, shape } from './svg.ts'

const ink = '#1a1a2e'

/** A low sun and two hills behind the player, so that a row of portraits reads as one place. */
function backdrop({ ground }: Face): string {
  const sky = linear([
    [0, lighter(ground, 0.35)],
    [1, ground],
  ])
  const sun = radial([
    [0, '#ffffff', 0.8],
    [1, '#ffffff', 0],
  ])
  return (
    sky.def +
    sun.def +
    box(0, 0, 800, 800, sky.fill) +
    circle([400, 330], 380, sun.fill) +
    circle([400, 350], 250, lighter(ground, 0.5), 0.6) +
    blob(dots('-60 620, 120 560, 330 640, 520 570, 740 610, 880 560, 880 900, -60 900'), mix(ground, '#3a3f78', 0.14)) +
    blob(dots('-60 690, 200 660, 420 700, 640 650, 880 690, 880 900, -60 900'), mix(ground, '#3a3f78', 0.24))
  )
}

function body({ skin, jersey, accent }: Face): string {
  return [
    shape('M336 500H464V640Q400 690 336 640Z', darker(skin, 0.16)),
    shape('M100 830Q110 668 250 630L332 606Q400 660 468 606L550 630Q690 668 700 830Z', jersey),
    shape('M560 634Q690 672 700 830H600Q604 720 560 634Z', darker(jersey, 0.14)),
    polygon(dots('120 748, 680 748, 694 800, 108 800'), accent),
    shape('M322 590Q400 668 478 590L486 626Q400 706 314 626Z', darker(jersey, 0.2)),
    line('M400 668V800', darker(jersey, 0.3), 6),
    box(391, 690, 18, 34, lighter(accent, 0.3), 7),
  ].join('')
}

function head({ skin, beard, colour, freckles }: Face, grey?: string): string {
  const whiskers = grey ?? darker(colour, 0.05)
  const full = shape(
    'M262 372Q258 486 310 548Q400 626 490 548Q542 486 538 372Q520 440 470 452Q400 430 330 452Q280 440 262 372Z',
    whiskers,
  )
  return [
    ellipse([256, 388], 30, 44, darker(skin, 0.08)),
    ellipse([544, 388], 30, 44, darker(skin, 0.08)),
    blob(
      dots(
        '400 196, 500 220, 546 320, 542 420, 500 520, 440 574, 400 582, 360 574, 300 520, 258 420, 254 320, 300 220',
      ),
      skin,
    ),
    shape(
      'M470 206Q546 260 546 330Q552 460 490 530Q450 574 400 582Q486 500 492 390Q496 280 470 206Z',
      darker(skin, 0.07),
    ),
    circle([318, 452], 30, mix(skin, '#f0604a', 0.3), 0.55),
    circle([482, 452], 30, mix(skin, '#f0604a', 0.3), 0.55),
    freckles
      ? dots('300 430, 322 442, 342 430, 458 430, 480 442, 500 430')
          .map(([x, y]) => circle([x, y], 5, mix(skin, '#b5502a', 0.5)))
          .join('')
      : '',
    beard === 'full' ? full : '',
  ].join('')
}

function features({ skin, hair, beard, colour, glasses }: Face, grey?: string): string {
  const covered = hair === 'helmet' || hair === 'scarf' || hair === 'cap'
  const brow = grey ?? darker(covered ? '#2a1d1a' : colour, 0.35)
  const eye = (x: number) => ellipse([x, 380], 15, 18, ink) + circle([x + 5, 373], 5.5, '#ffffff')
  const lens = (x: number) =>
    faded(0.22, box(x - 58, 334, 116, 92, '#ffffff', 42)) +
    line(`M${x - 16} 334H${x + 16}A42 46 0 0 1 ${x + 16} 426H${x - 16}A42 46 0 0 1 ${x - 16} 334Z`, ink, 11)
  return [
    eye(336),
    eye(464),
    line('M302 330Q332 308 366 326', brow, 13),
    line('M434 326Q468 308 498 330', brow, 13),
    line('M400 392Q418 440 396 444', darker(skin, 0.28), 9),
    shape('M342 476Q400 494 458 476Q448 536 400 536Q352 536 342 476Z', '#7d2434'),
    shape('M350 481Q400 496 450 481L446 498Q400 508 354 498Z', '#ffffff'),
    beard === 'moustache'
      ? shape('M400 452Q440 436 486 470Q440 486 400 470Q360 486 314 470Q360 436 400 452Z', brow)
      : '',
    glasses ? lens(336) + lens(464) + line('M394 374Q400 368 406 374M278 372L256 364M522 372L544 364', ink, 10) : '',
  ].join('')
}

/** A player of the catalogue, head and shoulders on 800 × 800. */
export function drawPortrait(name: string): string {
  const face = faces[name]
  if (!face) return ''
  const grey = greys[name]
  return (
    backdrop(face) +
    group(
      'translate(-32 -8) scale(1.08)',
      hairBehind(face),
      body(face),
      head(face, grey),
      features(face, grey),
      hairInFront(face, grey),
    )
  )
}

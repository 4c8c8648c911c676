import { darker, lighter } from './colour.ts'
import type { Face, Hair } from './faces.ts'
import { blob, box, circle, dots, ellipse, group, line, shape, smooth, path } from './svg.ts'

const shawl = dots(`
  400 140, 520 176, 580 300, 576 440, 540 560, 480 640, 400 664, 320 640, 260 560, 224 440, 220 300, 280 176
`)

/** Drawn the other way round than the shawl, which makes it a hole. */
const faceOpening = path`
  M400 232C300 240 264 320 270 420C276 520 340 574 400 576C460 574 524 520 530 420C536 320 500 240 400 232Z
`

/** What of the hair hangs behind the head. */
export function hairBehind({ hair, colour }: Face): string {
  const behind: Partial<Record<Hair, string>> = {
    afro: circle([400, 290], 214, colour) + circle([236, 350], 84, colour) + circle([564, 350], 84, colour),
    long: blob(
      dots('400 130, 560 200, 590 400, 620 620, 540 670, 470 560, 330 560, 260 670, 180 620, 210 400, 240 200'),
      colour,
    ),
    scarf: blob(
      dots('400 120, 556 190, 590 380, 570 560, 640 700, 400 760, 160 700, 230 560, 210 380, 244 190'),
      darker(colour, 0.2),
    ),
    plaits: [-1, 1]
      .map(
        (side) =>
          [0, 1, 2, 3]
            .map((knot) =>
              ellipse(
                [400 + side * (176 + knot * 6), 480 + knot * 54],
                36 - knot * 3,
                36,
                knot % 2 ? colour : lighter(colour, 0.12),
              ),
            )
            .join('') + box(400 + side * 196 - 18, 656, 36, 20, '#ffc53d', 8),
      )
      .join(''),
    curls: dots('250 300, 280 220, 350 170, 430 160, 510 196, 556 270, 560 350, 240 370')
      .map(([x, y]) => circle([x, y], 66, colour))
      .join(''),
    bun: circle([400, 132], 74, colour) + circle([376, 112], 24, lighter(colour, 0.14)),
    bob: blob(dots('400 142, 560 196, 606 350, 600 520, 520 548, 280 548, 200 520, 194 350, 240 196'), colour),
    locks: Array.from({ length: 9 }, (_, index) =>
      box(222 + index * 40, 230, 34, 280 - Math.abs(index - 4) * 6, index % 2 ? colour : lighter(colour, 0.09), 17),
    ).join(''),
  }
  return behind[hair] ?? ''
}

/** What of the hair, or of what covers it, lies over the forehead. */
export function hairInFront({ hair, colour }: Face, grey?: string): string {
  const light = lighter(colour, 0.16)
  const fringe: Record<Hair, string> = {
    short:
      blob(
        dots(
          '246 350, 240 250, 300 176, 400 150, 510 178, 562 250, 554 350, 532 290, 480 262, 400 268, 330 254, 270 300',
        ),
        colour,
      ) + line('M310 206Q380 176 450 186', light, 12, 0.6),
    afro: blob(
      dots('256 330, 260 240, 330 190, 400 180, 470 190, 540 240, 544 330, 500 250, 400 226, 300 250'),
      colour,
    ),
    swept:
      blob(
        dots(
          '248 350, 238 262, 280 180, 400 130, 530 150, 574 230, 554 350, 536 280, 470 258, 360 270, 280 262, 262 300',
        ),
        colour,
      ) + line('M290 216Q400 150 520 196', light, 12, 0.7),
    long:
      blob(
        dots(
          '244 420, 232 290, 290 180, 400 150, 510 180, 568 290, 556 420, 532 320, 450 230, 400 214, 350 240, 268 330',
        ),
        colour,
      ) + line('M300 208Q350 172 400 172', light, 12, 0.6),
    scarf:
      shape(`${smooth(shawl, true)}${faceOpening}`, colour) +
      line('M250 600Q400 720 560 590', darker(colour, 0.25), 10, 0.7) +
      line('M280 196Q400 150 520 196', light, 10, 0.6),
    cap:
      blob(dots('236 300, 250 200, 330 150, 400 140, 480 150, 552 200, 566 300, 400 276'), colour) +
      shape('M226 292Q400 220 574 292Q590 318 560 322Q400 262 240 322Q210 318 226 292Z', darker(colour, 0.22)) +
      box(376, 134, 48, 140, '#fc6719') +
      circle([400, 142], 13, light) +
      (grey ? box(240, 316, 26, 70, grey, 10) + box(534, 316, 26, 70, grey, 10) : ''),
    plaits:
      blob(
        dots(
          '240 410, 230 280, 290 184, 400 150, 510 184, 570 280, 560 410, 530 300, 460 236, 400 210, 340 236, 270 300',
        ),
        colour,
      ) + line('M400 156V206', darker(colour, 0.25), 7),
    curls:
      dots('286 262, 346 224, 412 212, 476 226, 522 272')
        .map(([x, y]) => circle([x, y], 46, colour))
        .join('') +
      dots('330 200, 420 186, 500 230')
        .map(([x, y]) => circle([x, y], 14, light))
        .join(''),
    bun:
      blob(
        dots(
          '250 360, 240 260, 310 184, 400 166, 490 184, 560 260, 550 360, 520 280, 440 226, 400 218, 340 240, 276 292',
        ),
        colour,
      ) + circle([400, 296], 8, '#e8364f'),
    bald: line('M320 232Q350 212 386 208', '#ffffff', 13, 0.45),
    bob:
      blob(
        dots(
          '228 440, 222 290, 290 176, 400 146, 510 176, 578 290, 572 440, 546 420, 540 330, 400 318, 260 330, 254 420',
        ),
        colour,
      ) + line('M290 226Q400 180 510 226', light, 12, 0.5),
    locks:
      blob(dots('244 330, 240 240, 310 176, 400 160, 490 176, 560 240, 556 330, 500 262, 400 250, 300 262'), colour) +
      [270, 320, 370, 430, 480, 530].map((x) => box(x - 15, 190, 30, 84, lighter(colour, 0.08), 15)).join(''),
    helmet:
      blob(dots('224 312, 226 210, 300 126, 400 104, 500 126, 574 210, 576 312, 500 284, 400 276, 300 284'), colour) +
      shape('M226 296Q400 236 574 296L576 322Q400 266 224 322Z', darker(colour, 0.22)) +
      [
        [300, 150, -16],
        [364, 132, -6],
        [436, 132, 6],
        [500, 150, 16],
      ]
        .map(([x = 0, y = 0, tilt = 0]) =>
          group(`rotate(${tilt} ${x} ${y + 56})`, box(x - 16, y, 32, 112, darker(colour, 0.62), 16)),
        )
        .join('') +
      line('M250 330L292 486Q400 618 508 486L550 330', darker(colour, 0.55), 9, 0.85) +
      box(380, 562, 40, 20, '#2a3152', 8),
  }
  return fringe[hair]
}

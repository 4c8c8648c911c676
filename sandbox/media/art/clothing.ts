import { darker } from './colour.ts'
import { blob, box, circle, clipped, dots, faded, group, line, linear, polygon, shape } from './svg.ts'

const bodyPath = 'M340 190Q420 250 500 250Q580 250 660 190L724 218V830Q500 860 276 830V218Z'

/** A jersey laid flat: a dusk skyline, or the lagoon with waves. */
export function drawnJersey(design: 'dusk' | 'lagoon'): string {
  const dusk = linear([
    [0, '#33287f'],
    [0.5, '#c0447a'],
    [1, '#ffab5c'],
  ])
  const lagoon = linear([
    [0, '#0e7490'],
    [1, '#12a5bd'],
  ])
  const paint = design === 'dusk' ? dusk : lagoon
  const [trim, sleeve] = design === 'dusk' ? ['#ffc53d', '#33287f'] : ['#f8f4ea', '#0b5f77']
  const print =
    design === 'dusk'
      ? circle([500, 560], 96, '#ffe6a8') +
        polygon(dots('240 860, 240 680, 360 540, 440 640, 530 560, 640 680, 700 600, 760 690, 760 860'), '#5a2a78') +
        polygon(dots('360 540, 322 584, 352 602, 370 580, 396 600, 402 594'), '#ffe3d0') +
        polygon(dots('240 860, 240 760, 400 710, 560 770, 760 700, 760 860'), '#1d1740')
      : [500, 580, 660, 740]
          .map((y, index) =>
            shape(
              `M240 ${y}Q320 ${y - 44} 400 ${y}T560 ${y}T720 ${y}T880 ${y}V900H240Z`,
              ['#3fc0d4', '#7fdce6', '#f8f4ea', '#fc6719'][index] ?? trim,
            ),
          )
          .join('')
  const arm = (side: number) =>
    group(
      side < 0 ? '' : 'translate(1000 0) scale(-1 1)',
      shape('M340 190L276 218Q170 290 96 470L222 540L290 420Z', sleeve),
      shape('M96 470L222 540L232 512L108 442Z', trim),
    )
  return [
    paint.def,
    arm(-1),
    arm(1),
    clipped(
      `jersey-${design}`,
      shape(bodyPath, '#ffffff'),
      shape(bodyPath, paint.fill),
      print,
      shape('M640 180L740 200V860H620Q690 520 640 180Z', '#0b1020', 0.1),
    ),
    shape('M340 190Q420 262 500 262Q580 262 660 190L636 172Q500 240 364 172Z', darker(sleeve, 0.1)),
    shape('M364 172Q500 236 636 172Q560 216 500 216Q440 216 364 172Z', trim),
    line('M500 262V846', '#ffffff', 5, 0.7),
    box(492, 270, 16, 40, trim, 6),
    line('M278 812Q500 842 722 812', trim, 14),
  ].join('')
}

const ink = '#1a2038'

export const bibShorts = (): string => {
  const leg = (side: number) =>
    polygon(
      [
        [500, 520],
        [500 + side * 196, 470],
        [500 + side * 236, 800],
        [500 + side * 60, 812],
      ],
      ink,
    )
  const cuff = (side: number) =>
    polygon(
      [
        [500 + side * 230, 748],
        [500 + side * 237, 806],
        [500 + side * 58, 818],
        [500 + side * 55, 760],
      ],
      '#fc6719',
    )
  return [
    shape('M330 500Q330 330 392 160H446Q420 330 500 400Q580 330 554 160H608Q670 330 670 500Z', ink),
    shape(
      'M392 160H446Q432 250 452 330L404 420Q352 330 392 160ZM608 160H554Q568 250 548 330L596 420Q648 330 608 160Z',
      '#2f3a66',
    ),
    shape('M304 480Q500 430 696 480L700 560Q500 640 300 560Z', ink),
    leg(-1),
    leg(1),
    cuff(-1),
    cuff(1),
    polygon(dots('304 480, 350 470, 330 780, 268 790'), '#4b3fbb'),
    polygon(dots('696 480, 650 470, 670 780, 732 790'), '#4b3fbb'),
    line('M500 470V600', '#2f3a66', 6),
    line('M410 640Q440 600 480 590M590 640Q560 600 520 590', '#2f3a66', 5),
  ].join('')
}

export const bottle = (): string => {
  const side = linear(
    [
      [0, '#e85a12'],
      [0.25, '#ff8a45'],
      [0.6, '#fc6719'],
      [1, '#c24a0c'],
    ],
    [0, 0, 1, 0],
  )
  return [
    side.def,
    shape(
      `
        M360 340Q360 300 400 296H600Q640 300 640 340V480Q612 510 640 540V820Q640 866 596 866H404Q360 866 360 820
        V540Q388 510 360 480Z
      `,
      side.fill,
    ),
    box(392, 240, 216, 66, ink, 18),
    box(392, 262, 216, 8, '#2f3a66'),
    shape('M452 240L464 180H536L548 240Z', '#2f3a66'),
    box(458, 130, 84, 56, '#ffc53d', 20),
    box(474, 118, 52, 26, '#e8ab22', 10),
    polygon(dots('382 760, 460 650, 500 700, 550 620, 618 760'), '#ffffff'),
    polygon(dots('550 620, 618 760, 540 760, 566 690'), '#ffd9c0'),
    circle([440, 610], 26, '#ffc53d'),
    box(382, 776, 236, 12, '#ffffff', 6),
    faded(0.4, box(392, 340, 20, 110, '#ffffff', 10)),
  ].join('')
}

export const cap = (): string =>
  [
    shape('M220 600Q210 330 480 300Q760 310 770 590Q500 520 220 600Z', '#4b3fbb'),
    shape('M480 300Q760 310 770 590Q690 566 600 556Q600 380 480 300Z', '#3a3098'),
    shape('M430 304Q480 296 530 306Q600 420 586 556Q520 546 450 556Q390 420 430 304Z', '#ffc53d'),
    shape('M462 302Q482 298 502 302Q556 420 542 552H494Q440 420 462 302Z', '#fc6719'),
    circle([482, 298], 17, '#fc6719'),
    shape('M216 604Q480 506 776 592Q800 640 770 690Q500 560 200 700Q186 650 216 604Z', '#2f2880'),
    shape('M200 700Q500 560 770 690Q720 760 640 790Q480 700 300 790Q230 760 200 700Z', '#5a4fd0'),
    line('M250 716Q490 610 730 712', '#ffffff', 7, 0.7),
    line('M286 744Q490 650 700 742', '#ffffff', 5, 0.5),
  ].join('')

export const sock = (x: number, y: number, tilt: number): string =>
  group(
    `translate(${x} ${y}) rotate(${tilt})`,
    shape('M-80 -330H80V60Q84 120 150 150L250 196Q300 230 276 290Q260 320 210 316L-10 300Q-80 290 -80 200Z', '#f8f4ea'),
    shape('M-80 -330H80V-270H-80Z', '#4b3fbb'),
    box(-80, -240, 160, 40, '#fc6719'),
    box(-80, -180, 160, 26, '#ffc53d'),
    box(-80, -130, 160, 40, '#12a5bd'),
    shape('M190 168L250 196Q300 230 276 290Q260 320 210 316L150 311Q190 250 190 168Z', '#4b3fbb'),
    shape('M-80 150Q-20 180 -10 300Q-80 290 -80 200Z', '#4b3fbb'),
    line('M-44 -300V-280M-20 -300V-280M4 -300V-280M28 -300V-280M52 -300V-280', '#6a5cf0', 6),
    shape('M40 -90H80V60Q84 120 150 150L120 200Q40 150 40 60Z', '#0b1020', 0.06),
  )

export const glove = (x: number, flip: number): string =>
  group(
    `translate(${x} 500) scale(${flip} 1)`,
    blob(
      dots('-110 230, -130 60, -140 -70, -120 -190, -60 -220, 20 -226, 90 -200, 120 -80, 128 40, 110 230'),
      '#12a5bd',
    ),
    ...[
      [-112, -200, -10],
      [-44, -246, -3],
      [28, -244, 4],
      [94, -206, 12],
    ].map(([fx = 0, fy = 0, tilt = 0]) =>
      group(
        `rotate(${tilt} ${fx} ${fy})`,
        box(fx - 31, fy - 20, 62, 130, '#12a5bd', 26),
        box(fx - 31, fy - 20, 62, 22, ink, 11),
      ),
    ),
    group('rotate(42 140 20)', box(104, -70, 66, 170, '#0e7490', 30), box(104, -70, 66, 24, ink, 12)),
    shape('M-118 -40Q0 -80 120 -40L122 60Q0 20 -124 60Z', '#ffc53d'),
    polygon(dots('-50 20, 0 -46, 50 20'), '#ffffff'),
    box(-116, 180, 232, 86, ink, 20),
    box(-40, 196, 150, 54, '#2f3a66', 14),
    line('M-60 120Q0 100 60 120', '#0e7490', 7),
  )

export const helmet = (): string =>
  [
    line('M330 640Q420 800 560 806M650 620Q640 740 560 806', '#1a2038', 16),
    box(524, 786, 74, 40, '#fc6719', 10),
    shape(
      'M150 560Q150 250 500 220Q830 220 866 520Q870 590 800 580Q620 560 480 620Q330 690 210 660Q150 640 150 560Z',
      '#f8f8fb',
    ),
    shape(
      `
        M150 560Q152 520 160 480Q330 600 520 520Q700 450 862 500Q872 590 800 580Q620 560 480 620Q330 690 210 660
        Q150 640 150 560Z
      `,
      '#d5d9e6',
    ),
    ...[
      ['M250 420Q330 300 470 276Q500 290 470 320Q380 350 310 450Q260 470 250 420Z'],
      ['M400 450Q480 340 620 300Q660 310 630 346Q540 390 480 480Q420 500 400 450Z'],
      ['M560 440Q640 370 750 350Q786 366 756 392Q680 420 630 470Q570 490 560 440Z'],
    ].map(([d = '']) => shape(d, ink)),
    line('M180 500Q240 300 500 246', '#ffffff', 10, 0.9),
    shape('M196 620Q330 650 470 590Q640 530 850 556L830 576Q640 560 480 620Q330 690 210 660Z', '#fc6719'),
  ].join('')

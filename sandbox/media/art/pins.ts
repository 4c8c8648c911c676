import { riderBehind } from './behind.ts'
import { flame, peaks, star } from './emblems.ts'
import type { Kit } from './kit.ts'
import { rider } from './rider.ts'
import { runner } from './runner.ts'
import { blob, box, circle, dots, ellipse, group, line, polygon, shape } from './svg.ts'

const kit: Kit = {
  jersey: '#fc6719',
  accent: '#ffc53d',
  shorts: '#1a2038',
  helmet: '#ffffff',
  frame: '#ffffff',
  shoes: '#ffffff',
  socks: '#ffffff',
  skin: '#c98b5e',
  hair: '#2a1d1a',
}

type Pin = { rim: string; sky: string; low: string; draw: () => string }

/** The motifs of the badges, on 600 × 600. */
export const pins: Record<string, Pin> = {
  summit: {
    rim: '#ffc53d',
    sky: '#4b3fbb',
    low: '#f08a9a',
    draw: () =>
      circle([400, 230], 56, '#ffe6a8') +
      peaks(470, 300, '#2f2880') +
      polygon(dots('40 470, 300 400, 560 470, 560 600, 40 600'), '#15803d') +
      line('M220 172V110', '#ffffff', 8) +
      polygon(dots('222 106, 290 126, 222 148'), '#fc6719'),
  },
  'first-ride': {
    rim: '#fc6719',
    sky: '#7cc6ee',
    low: '#e8f6fb',
    draw: () =>
      peaks(420, 160, '#9dbfe0') +
      box(0, 410, 600, 200, '#7fb86a') +
      box(0, 430, 600, 60, '#5c6478') +
      box(70, 458, 60, 6, '#ffffff') +
      box(270, 458, 60, 6, '#ffffff') +
      box(470, 458, 60, 6, '#ffffff') +
      rider({ at: [300, 466], scale: 2.05, kit: { ...kit, frame: '#d04308' }, turn: 0.1, posture: 'hoods' }),
  },
  'first-run': {
    rim: '#12a5bd',
    sky: '#ffd08a',
    low: '#fff0cc',
    draw: () =>
      circle([300, 300], 150, '#ffb35c') +
      box(0, 440, 600, 160, '#d0492f') +
      line('M0 476H600M0 526H600', '#ffffff', 7) +
      runner({
        at: [300, 484],
        scale: 1.85,
        kit: { ...kit, jersey: '#12a5bd', accent: '#ffffff' },
        stride: 0.3,
        hair: 'ponytail',
      }),
  },
  century: {
    rim: '#ffc53d',
    sky: '#0b1020',
    low: '#2a3a78',
    draw: () =>
      line('M130 350V220L100 246', '#ffc53d', 40) +
      [
        [250, 0],
        [430, 0],
      ]
        .map(([x = 0]) => line(`M${x} 218A62 82 0 0 1 ${x} 382A62 82 0 0 1 ${x} 218Z`, '#ffc53d', 38))
        .join('') +
      line('M96 382H164', '#ffc53d', 34) +
      polygon(dots('90 520, 220 430, 300 480, 400 420, 520 520'), '#4b3fbb') +
      star(300, 150, 40, '#fc6719'),
  },
  'night-owl': {
    rim: '#6a5cf0',
    sky: '#10163a',
    low: '#33307f',
    draw: () =>
      circle([430, 170], 56, '#fdf3d0') +
      circle([404, 156], 52, '#141b44') +
      dots('120 200, 180 120, 500 290, 90 330')
        .map(([x, y]) => star(x, y, 14, '#ffffff'))
        .join('') +
      blob(dots('300 190, 400 220, 440 340, 400 470, 300 510, 200 470, 160 340, 200 220'), '#8a6a58') +
      polygon(dots('190 240, 176 150, 262 204'), '#8a6a58') +
      polygon(dots('410 240, 424 150, 338 204'), '#8a6a58') +
      blob(dots('300 330, 370 370, 376 450, 300 496, 224 450, 230 370'), '#d8b48a') +
      circle([240, 280], 62, '#f8f4ea') +
      circle([360, 280], 62, '#f8f4ea') +
      circle([244, 282], 34, '#ffc53d') +
      circle([356, 282], 34, '#ffc53d') +
      circle([246, 282], 20, '#10163a') +
      circle([354, 282], 20, '#10163a') +
      polygon(dots('276 320, 324 320, 300 364'), '#fc6719') +
      box(60, 496, 480, 26, '#4a3a38', 13) +
      line('M250 494V512M276 494V512M324 494V512M350 494V512', '#fc6719', 13),
  },
  'early-bird': {
    rim: '#fc6719',
    sky: '#ff9a7a',
    low: '#ffe3a8',
    draw: () =>
      circle([300, 420], 150, '#fff3cd') +
      Array.from({ length: 9 }, (_, index) =>
        group(`rotate(${-80 + index * 20} 300 420)`, box(292, 190, 16, 56, '#fff3cd', 8)),
      ).join('') +
      blob(dots('200 330, 260 270, 350 270, 410 330, 390 410, 300 440, 220 410'), '#12a5bd') +
      circle([390, 286], 58, '#12a5bd') +
      circle([406, 272], 12, '#10163a') +
      polygon(dots('440 280, 496 296, 440 314'), '#ffc53d') +
      blob(dots('220 330, 300 330, 340 360, 290 400, 230 390'), '#0e7490') +
      polygon(dots('214 350, 120 320, 150 370, 110 396, 220 396'), '#0e7490') +
      line('M290 436V484M330 436V484', '#d04308', 9) +
      box(0, 480, 600, 120, '#15803d'),
  },
  streak: {
    rim: '#e8364f',
    sky: '#2a1e5c',
    low: '#7a2f6f',
    draw: () => flame(300, 350, 1.35, '#fc6719') + flame(306, 390, 0.94, '#ffc53d') + flame(300, 430, 0.52, '#fff3cd'),
  },
  podium: {
    rim: '#ffc53d',
    sky: '#0e7490',
    low: '#5fd0e0',
    draw: () =>
      box(220, 330, 160, 280, '#fc6719') +
      box(70, 400, 150, 210, '#4b3fbb') +
      box(380, 430, 150, 180, '#e8364f') +
      box(284, 380, 30, 90, '#ffffff', 8) +
      box(116, 450, 22, 80, '#ffffff', 7) +
      box(148, 450, 22, 80, '#ffffff', 7) +
      [420, 445, 470].map((x) => box(x - 2, 476, 16, 70, '#ffffff', 6)).join('') +
      shape('M230 130H370V190A70 76 0 0 1 230 190ZM282 262H318V300H346V326H254V300H282Z', '#ffc53d') +
      line('M232 150H196Q190 214 244 224M368 150H404Q410 214 356 224', '#ffc53d', 16) +
      star(300, 186, 34, '#fff3cd'),
  },
  explorer: {
    rim: '#15803d',
    sky: '#bfe3a8',
    low: '#e8f4cc',
    draw: () =>
      circle([300, 300], 170, '#f8f4ea') +
      circle([300, 300], 150, '#0e7490') +
      blob(dots('180 250, 260 190, 330 220, 300 290, 240 330, 190 320'), '#7fb86a') +
      blob(dots('340 320, 420 300, 430 380, 360 430, 320 390'), '#7fb86a') +
      polygon(dots('300 150, 336 300, 300 300'), '#e8364f') +
      polygon(dots('300 150, 264 300, 300 300'), '#ff7a7a') +
      polygon(dots('300 450, 336 300, 300 300'), '#dfe5f2') +
      polygon(dots('300 450, 264 300, 300 300'), '#ffffff') +
      circle([300, 300], 22, '#1a2038'),
  },
  'team-player': {
    rim: '#6a5cf0',
    sky: '#ffd3c2',
    low: '#fff0dc',
    draw: () =>
      box(0, 470, 600, 140, '#5c6478') +
      riderBehind({
        at: [180, 486],
        scale: 1.75,
        kit: { ...kit, jersey: '#6a5cf0', accent: '#ffb4e0', helmet: '#ffffff' },
        turn: 0.2,
      }) +
      riderBehind({
        at: [420, 486],
        scale: 1.75,
        kit: { ...kit, jersey: '#12a5bd', accent: '#ffffff', helmet: '#1a2038' },
        turn: 0.6,
      }) +
      riderBehind({ at: [300, 512], scale: 2.05, kit: { ...kit, helmet: '#ffc53d' }, turn: 0.35 }),
  },
  sprinter: {
    rim: '#15803d',
    sky: '#ffe08a',
    low: '#fff6d8',
    draw: () =>
      polygon(dots('350 90, 180 330, 290 330, 240 510, 430 250, 320 250'), '#15803d') +
      polygon(dots('350 90, 320 250, 430 250, 240 510, 300 300, 240 300'), '#0f6630') +
      line('M90 220H180M70 290H150M100 360H190M400 400H500M430 330H520', '#fc6719', 14),
  },
  volcano: {
    rim: '#d04308',
    sky: '#f4646c',
    low: '#ffe0a0',
    draw: () =>
      [
        [300, 160, 46],
        [350, 120, 54],
        [250, 116, 48],
        [420, 92, 50],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, '#fff0dc'))
        .join('') +
      polygon(dots('60 480, 240 210, 360 210, 540 480'), '#6a3a58') +
      polygon(dots('360 210, 540 480, 360 480, 320 300'), '#4a2848') +
      shape('M240 210H360L350 250Q340 330 320 280Q310 240 300 300Q290 400 270 320Q262 250 250 250Z', '#ffb03a') +
      shape('M0 470Q150 440 300 470T600 470V600H0Z', '#1f93a3') +
      line('M120 510Q150 498 180 510M300 530Q330 518 360 530M440 506Q470 494 500 506', '#ffffff', 7),
  },
  winter: {
    rim: '#9fd2f2',
    sky: '#2f6fb8',
    low: '#bfe3f6',
    draw: () =>
      Array.from({ length: 6 }, (_, index) =>
        group(
          `rotate(${index * 60} 300 300)`,
          line('M300 300V110M300 170L256 130M300 170L344 130M300 226L268 198M300 226L332 198', '#ffffff', 20),
        ),
      ).join('') + circle([300, 300], 26, '#ffffff'),
  },
  fundraiser: {
    rim: '#ff7eb6',
    sky: '#ffe0ea',
    low: '#fff4f2',
    draw: () =>
      shape(
        'M300 480C150 380 110 310 110 240A96 96 0 0 1 300 212A96 96 0 0 1 490 240C490 310 450 380 300 480Z',
        '#e8364f',
      ) +
      shape('M300 480C450 380 490 310 490 240A96 96 0 0 0 400 146Q460 240 400 330Q350 410 300 480Z', '#c42440') +
      ellipse([200, 220], 30, 44, '#ffffff', 0.5) +
      group('translate(300 300) scale(0.62)', polygon(dots('-150 110, -50 -50, 10 30, 60 -30, 150 110'), '#ffffff')),
  },
}

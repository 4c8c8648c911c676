/** The few colours a scene is made of; everything else in it is a mix of these. */
export type Palette = {
  sky: [top: string, middle: string, low: string]
  light: string
  haze: string
  far: string
  near: string
  ground: string
  road: string
  water: string
}

type Row = [
  sky: string,
  light: string,
  haze: string,
  far: string,
  near: string,
  ground: string,
  road: string,
  water: string,
]

function palette([sky, light, haze, far, near, ground, road, water]: Row): Palette {
  const [top = haze, middle = haze, low = haze] = sky.split(' ')
  return { sky: [top, middle, low], light, haze, far, near, ground, road, water }
}

const rows = {
  'rose-dawn': ['#41509a #ee9392 #ffdca6', '#fff3cd', '#f9bfa6', '#8b7db3', '#2c3566', '#3d7263', '#565777', '#7fb6c9'],
  'ember-dusk': [
    '#2a1e5c #c0447a #ffa050',
    '#ffe9ad',
    '#f0855f',
    '#7d4184',
    '#1d1740',
    '#3c2b5b',
    '#41345f',
    '#8a4f98',
  ],
  glacier: ['#4a9ade #9fd2f2 #e8f5fb', '#ffffff', '#dff0fa', '#9dbfe0', '#35639a', '#f4f9fd', '#5c708c', '#7fb6e0'],
  'deep-forest': [
    '#7dbba4 #c9e6b4 #f8f3c4',
    '#fffbe0',
    '#dceab9',
    '#7fae8c',
    '#123a33',
    '#3a6b45',
    '#5d665f',
    '#7fc0b0',
  ],
  'azure-coast': [
    '#2f8fd8 #7cc6ee #dff4f4',
    '#fffbe0',
    '#cdeef2',
    '#62a9b8',
    '#2a6a5a',
    '#e3bd7f',
    '#5c6478',
    '#12a0b8',
  ],
  'neon-night': [
    '#0b1030 #2c1f6b #9a3f96',
    '#fdf3d0',
    '#8a459f',
    '#43308a',
    '#0d1030',
    '#171840',
    '#20214d',
    '#3a2f88',
  ],
  tropic: ['#f4646c #ffab68 #ffe6a8', '#fff6d0', '#ffcf9a', '#a8537a', '#382750', '#e9bd72', '#5a4860', '#1f93a3'],
  timber: ['#0f1838 #1a2a58 #2f4a80', '#fff4d8', '#6a86b8', '#2a3a68', '#101834', '#c98744', '#e9b678', '#3f6fb0'],
  'lane-sunrise': [
    '#5a6fd0 #f0a0a8 #ffe0a8',
    '#fff4cc',
    '#ffc8a8',
    '#8a86c0',
    '#2a3060',
    '#3f8f5a',
    '#d0492f',
    '#7fb6e0',
  ],
  mesa: ['#2f8ccc #a4d8e4 #fdeac6', '#fffbe6', '#f7d3a6', '#d68d6c', '#8f3a24', '#e3a765', '#5d545e', '#5fb0c0'],
  autumn: ['#f0ac58 #f9d88e #fff2cc', '#fffbe0', '#f8d8a0', '#d8943f', '#57281b', '#b4602c', '#d49c62', '#9fb8a0'],
  'harbour-noon': [
    '#4fb0ea #a8dcf4 #eefafa',
    '#fffdf0',
    '#d6eff4',
    '#8fc0d0',
    '#23485f',
    '#d9cbb4',
    '#8d8790',
    '#1d84b0',
  ],
  terracotta: ['#4aa0d8 #a8d4ea #fdeccb', '#fff6da', '#fbe0ba', '#e0a878', '#a8482c', '#94827a', '#a5928a', '#6fb0c0'],
  vintage: ['#7f69b8 #f0a47a #ffe2a4', '#fff2c4', '#fac795', '#a07a94', '#44382f', '#93a03d', '#8b7468', '#8fb0b0'],
  'red-rock': ['#4aa8d8 #c2e4e4 #fde9cb', '#fffbe6', '#fbdcb8', '#eaa47a', '#842c20', '#cc643c', '#6c5450', '#3fa7a5'],
  northern: ['#060d2a #0f2a50 #1f5a6a', '#e8fff4', '#3f8f94', '#1f3f66', '#081428', '#c8dcee', '#44567a', '#2f6f8f'],
  rainfall: ['#34435f #5f7a92 #b4c0bb', '#ffd88a', '#a3b1b5', '#566a80', '#1f2940', '#3a465c', '#46546c', '#8fa8b8'],
  'valley-morning': [
    '#5fabd8 #b6dee3 #fff2d0',
    '#fffbe0',
    '#f3ecd2',
    '#8ab5bf',
    '#2b5b50',
    '#74a34f',
    '#cfb592',
    '#7fc0d0',
  ],
  'sea-dusk': ['#20265c #8a4f98 #ffa37c', '#ffe8b8', '#e08a86', '#5f4a8c', '#191b40', '#2f4060', '#6b6488', '#454896'],
  blossom: ['#74b2e8 #c8e0f4 #fff1f2', '#fffdf0', '#fbe3ec', '#9bb0da', '#7d3a60', '#93c47c', '#747590', '#8fd0e0'],
  'violet-room': [
    '#1a1440 #2c2068 #3f2f88',
    '#ff9a5c',
    '#6a4fc0',
    '#33277a',
    '#120e30',
    '#251c56',
    '#2f2768',
    '#3f6fb0',
  ],
  'warm-room': ['#f6e9d6 #f0ddc3 #e6cba8', '#fff2cc', '#f9ecd6', '#dcb98e', '#5a3a2c', '#bb8a5e', '#a06f48', '#7fb6c9'],
  'finish-line': [
    '#2f86e0 #94ccf5 #eef8fb',
    '#fffdf0',
    '#d9eefa',
    '#8fb8dc',
    '#24365f',
    '#7fb86a',
    '#6a7084',
    '#5fb0e0',
  ],
  'green-slope': [
    '#5a9c46 #84b957 #b4d67c',
    '#fff9d6',
    '#dcebb0',
    '#477f3d',
    '#1f4a2f',
    '#7ab152',
    '#6d7178',
    '#7fc0d0',
  ],
  nordic: ['#8cb0ce #c8dbe6 #f7f1e4', '#fffaf0', '#e2e9ea', '#8ea9ba', '#21404c', '#64855a', '#7d848c', '#3f7a8f'],
  mirror: ['#4f6fc8 #c9a6d8 #ffe4c8', '#fff6e0', '#f0cfd6', '#8f8cc8', '#2a3a70', '#5a8a74', '#6c6f90', '#7a8fd0'],
  moonlight: ['#0c1440 #24347c #6a7fc0', '#fdf6dc', '#5f74b8', '#35478f', '#0a1030', '#141c48', '#27305f', '#3f5fa8'],
  floodlight: ['#0a1028 #14204c #24407c', '#f4f9ff', '#5f86c8', '#1f2f60', '#0b1228', '#2f8a58', '#cf4a36', '#3f6fb0'],
  tulip: ['#4aaaf0 #b4def6 #fdf8e2', '#fffdf0', '#e4f1ee', '#9cc4c0', '#2f5548', '#6fae52', '#8d8a90', '#5fb4dc'],
  'savanna-heat': [
    '#d23c30 #f58a3a #ffd276',
    '#fff0b8',
    '#fcb35c',
    '#c0562f',
    '#43161c',
    '#b8672f',
    '#8a4a2f',
    '#d08a5a',
  ],
  'park-morning': [
    '#84cce8 #cdecdf #fff8d6',
    '#fffbe0',
    '#e6f4d8',
    '#9cc6cc',
    '#1f5a4a',
    '#7fbb5c',
    '#e6cfa4',
    '#6fc0d4',
  ],
  heather: ['#9f98c8 #d8c6da #f7eee0', '#fff8ea', '#e8d9de', '#9d8fb6', '#3f3550', '#8a5f8f', '#c2ac94', '#8fa8c8'],
  'bay-sunrise': [
    '#0f5a78 #ee9468 #ffe3a0',
    '#fff6d2',
    '#f9bb8a',
    '#4f7f92',
    '#0c2f44',
    '#d04f38',
    '#8a3f3c',
    '#2f8799',
  ],
  jungle: ['#5fc4a8 #b8e6ac #faf8c8', '#fffde0', '#d6efba', '#6fb58c', '#0b3a33', '#3c8a4c', '#a98c62', '#5fc0b0'],
  'winter-evening': [
    '#1c2458 #4a4a98 #cc92b4',
    '#fdf3d8',
    '#a884b8',
    '#5a579c',
    '#1a1d48',
    '#dfe3f6',
    '#8f95c0',
    '#6f78b8',
  ],
  celebration: ['#3a2fa0 #5f50d8 #8f86f4', '#fff3cc', '#a79ff8', '#4b3fbb', '#1d1760', '#2f2690', '#fc6719', '#6a5cf0'],
} satisfies Record<string, Row>

export type PaletteName = keyof typeof rows

export const getPalette = (name: PaletteName): Palette => palette(rows[name])

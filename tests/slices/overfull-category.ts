/** In place of lib/content/pages/pages.ts: whatever category of videos is asked for holds 200 of them, the first ones broken. */
export const getByUid = async () => ({
  document: { data: { title: 'W'.repeat(500), category_videos: [...broken, ...many].map((video) => ({ video })) } },
})

const broken = [
  null,
  'video',
  { type: 'page', uid: 'plans' },
  { type: 'video' },
  { type: 'video', uid: 'x', isBroken: true },
]

const many = Array.from({ length: 200 }, (_, index) => ({
  type: 'video',
  uid: `../"><script>${index}`,
  data: { title: index % 2 ? '<script>alert(1)</script>' : undefined, thumbnail: { url: 'javascript:alert(1)' } },
}))

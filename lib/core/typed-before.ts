/** Key, in the tab's storage, of what was typed before a reload (`lib/delivery/reload-keeping.ts`). */
export const TYPED = 'typed'

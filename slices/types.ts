import type { PageDocument } from '@/prismicio-types'

/** Any section that the models know. */
export type AnySlice = PageDocument['data']['body'][number]

export type SliceType = AnySlice['slice_type']

export type SliceOfType<Type extends SliceType> = Extract<AnySlice, { slice_type: Type }>

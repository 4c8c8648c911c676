import { isPlayable, type VideoOrigins, videoSource } from '../../core/video/video-source.ts'
import { flag } from '../fields/fields.ts'
import { isRecord } from '../../core/is-record.ts'
import { type Field, isUnfilled } from './field-tree.ts'
import type { FieldRule } from './field-rules.ts'

/**
 * A video that no page can play, or an embedded player where only files play: visitors see the picture or a link
 * instead.
 */
export function videoRule(videos: VideoOrigins): FieldRule {
  return (field) => {
    if (isUnfilled(field.value) || !isVideo(field)) return undefined
    const address = addressOf(field.value)
    if (address === undefined) return undefined
    const source = videoSource(address, videos.embeds)
    if (source.kind === 'embed')
      return isBackground(field) ? { problem: 'playerAsBackground', subject: address } : undefined
    return isPlayable(source, videos) ? undefined : { problem: 'unplayableVideo', subject: address }
  }
}

const isBackground = ({ key }: Field) => key.endsWith('background_video_url')

/** Whether a field contains a video's address: by the field's name, or because the button beside it plays a video. */
function isVideo({ key, beside }: Field): boolean {
  if (/video_?(?:url|embed)$/i.test(key)) return true
  if (key === 'secondary_cta_url') return flag(beside.secondary_is_modal) && isUnfilled(beside.modal_video_url)
  return /url$/i.test(key) && Object.entries(beside).some(isPlayVideo)
}

const isPlayVideo = ([key, value]: [string, unknown]) =>
  /(?:event|trigger)$/i.test(key) && typeof value === 'string' && /^\s*play[\s_-]+video\s*$/i.test(value)

/**
 * The address in a link field or a text. A link to a document has none; its uid is reported instead. Broken links have
 * a rule of their own.
 */
function addressOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim()
  if (!isRecord(value) || value.isBroken === true) return undefined
  const address = [value.url, value.uid].find((each) => typeof each === 'string' && each.trim() !== '')
  if (typeof address !== 'string') return undefined
  return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^https?:/i.test(address) ? undefined : address.trim()
}

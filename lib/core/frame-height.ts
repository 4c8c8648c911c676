/**
 * Message type by which a framed document reports its height to the surrounding page; the page requests it with the
 * type alone.
 */
export const FRAME_HEIGHT = 'frame-height'

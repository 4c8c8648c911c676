/** Message type by which a framed document reports its height to the surrounding page. */
export const FRAME_HEIGHT = 'frame-height'

/** What a framed document tells the page around it, with its height; the page asks with the name alone. */
export const FRAME_HEIGHT = 'frame-height'

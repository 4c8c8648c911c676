/**
 * A copy that takes no more memory than its length. Node returns compressed bytes, short texts and parts of files as
 * views of buffers that may be many times as large, and those stay in memory with the view.
 */
export const ownCopy = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)

/**
 * Bytes that take no more memory than their length. Node returns compressed bytes, short texts and parts of files as views
 * of buffers that may be many times as large, which stay in memory with the view: such bytes are copied.
 */
export const ownCopy = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer)

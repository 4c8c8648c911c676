// The framework's own copy of `fresh`, which comes without types.
declare module 'next/dist/compiled/fresh/index.js' {
  /** Whether a client has the answer already, by its `if-none-match` and `if-modified-since`. */
  export default function fresh(
    request: Readonly<Record<string, string | string[] | undefined>>,
    response: { etag?: string },
  ): boolean
}

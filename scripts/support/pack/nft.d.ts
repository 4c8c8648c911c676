declare module 'next/dist/compiled/@vercel/nft/index.js' {
  type Options = {
    base: string
    processCwd: string
    ignore: string[]
    /** The text of a file; null if there is none. */
    readFile: (path: string) => Promise<string | null>
  }
  const tracer: { nodeFileTrace: (files: string[], options: Options) => Promise<{ fileList: Set<string> }> }
  export default tracer
}

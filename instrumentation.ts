/** The framework calls this once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { publishDesk } = await import('@/lib/content/publishes/desk')
  publishDesk.resume()
}

export const dynamic = 'force-dynamic'

/** The process runs and answers; nothing else is asked. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}

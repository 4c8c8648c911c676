/** What a request says to a service, as far as its own test cares. */
export async function askedOf(request: Request | undefined): Promise<object | undefined> {
  if (!request) return undefined
  const body = await request.clone().text()
  return {
    method: request.method,
    url: request.url,
    authorization: request.headers.get('authorization'),
    body: body === '' ? null : JSON.parse(body),
  }
}

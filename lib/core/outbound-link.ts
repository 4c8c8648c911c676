type Attributes = Record<string, string>

/** Attributes of a link in foreign HTML: external links open a new tab, all others don't. */
export function outboundLink({ target: _target, rel: _rel, ...attribs }: Attributes, siteUrl: string): Attributes {
  const address = URL.parse(attribs.href ?? '', siteUrl)
  const leadsAway = address?.protocol.startsWith('http') && address.origin !== new URL(siteUrl).origin
  return leadsAway ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs
}

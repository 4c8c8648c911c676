type Attributes = Record<string, string>

/** The attributes of a link in HTML of others: what leads away from the site opens a new tab, all else stays in place. */
export function outboundLink({ target: _target, rel: _rel, ...attribs }: Attributes, siteUrl: string): Attributes {
  const address = URL.parse(attribs.href ?? '', siteUrl)
  const leadsAway = address?.protocol.startsWith('http') && address.origin !== new URL(siteUrl).origin
  return leadsAway ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs
}

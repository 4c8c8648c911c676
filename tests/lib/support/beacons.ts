/** What the page reports by itself, as texts in their order. */
export function stubBeacons(): string[] {
  const beacons: string[] = []
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, blob: Blob) => void blob.text().then((text) => beacons.push(text)),
  })
  return beacons
}

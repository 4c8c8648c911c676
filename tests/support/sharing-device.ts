/** What a visitor's browser can do to share a link. */
export type SharingDevice = { share?: () => Promise<void>; copies?: boolean }

/** Makes the browser of the test such a one. @returns what was copied, as it comes */
export function pretendToBe({ share, copies = true }: SharingDevice): string[] {
  const copied: string[] = []
  const writeText = async (text: string) => {
    if (!copies) throw new DOMException('denied', 'NotAllowedError')
    copied.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return copied
}

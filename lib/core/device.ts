/** Browsers and systems that are told apart: no more of a device is known to anybody but our server. */
export const browserNames = ['brave', 'vivaldi', 'edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const
export const systemNames = ['iphone', 'ipad', 'android', 'windows', 'macos', 'chromeos', 'linux'] as const

export type BrowserName = (typeof browserNames)[number]
export type SystemName = (typeof systemNames)[number]

/** A device in two words. */
export type Device = { browser?: BrowserName | undefined; system?: SystemName | undefined }

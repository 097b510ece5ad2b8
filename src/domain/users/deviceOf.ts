/**
 * What somebody signed in with, by the names its makers use everywhere; null where it is not known.
 */
export type Device = { browser: string | null; system: string | null }

type Signs = readonly (readonly [name: string, sign: RegExp])[]

/** More special ones first: Edge says Chrome, and Chrome says Safari. */
const BROWSERS: Signs = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPiOS|Opera)\//],
  ['Yandex', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/** Phones first: Android says Linux, and an iPhone says Mac OS X. */
const SYSTEMS: Signs = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const firstOf = (signs: Signs, text: string): string | null =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? null

/**
 * Browser and system from the user agent a browser sends. It is a claim: good enough to know
 * one's own devices by, and nothing is decided by them.
 * @param userAgent as it was sent; null when nothing was
 */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstOf(BROWSERS, userAgent ?? ''),
  system: firstOf(SYSTEMS, userAgent ?? ''),
})

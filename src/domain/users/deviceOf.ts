/** The device of a sign-in, by brand names; null if unknown. */
export type Device = { browser: string | null; system: string | null }

type Signs = readonly (readonly [name: string, sign: RegExp])[]

/** More specific ones first: Edge also contains "Chrome", and Chrome "Safari". */
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

/** Phones first: Android also contains "Linux", and an iPhone "Mac OS X". */
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
 * Browser and system from the user agent of a browser. It is only a claim: enough to recognise
 * one's own devices, and never a basis for a decision.
 * @param userAgent as it was sent; null when nothing was
 */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstOf(BROWSERS, userAgent ?? ''),
  system: firstOf(SYSTEMS, userAgent ?? ''),
})

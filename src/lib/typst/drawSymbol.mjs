/**
 * Draws a code as SVG, black and without background or quiet zone; the document has to leave the
 * blank margin.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const NAMES = { ean13: 'ean13', code128: 'code128', qr: 'qrcode' }

/** @param {{ kind: 'ean13' | 'code128' | 'qr', text: string, version?: number }} symbol */
export const drawSymbol = ({ kind, text, version }) => {
  // Two megabytes of code, loaded when the first label is printed.
  const { toSVG } = require('bwip-js/node')
  return toSVG({
    bcid: NAMES[kind],
    text,
    scale: 1,
    ...(kind === 'qr' && { eclevel: 'M', version }),
  })
}

/**
 * Draws a code as SVG, black on nothing and without the blank around it: whoever sets it leaves that.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const NAMES = { ean13: 'ean13', code128: 'code128', qr: 'qrcode' }

/** @param {{ kind: 'ean13' | 'code128' | 'qr', text: string, version?: number }} symbol */
export const drawSymbol = ({ kind, text, version }) => {
  // Two megabytes of code, loaded with the first label.
  const { toSVG } = require('bwip-js/node')
  return toSVG({
    bcid: NAMES[kind],
    text,
    scale: 1,
    ...(kind === 'qr' && { eclevel: 'M', version }),
  })
}

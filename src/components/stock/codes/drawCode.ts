import { code128, drawingSVG, ean13, qrcode, type RenderOptions } from 'bwip-js/browser'
import type { SymbolKind } from '@/domain/stock/codes/symbols'

const DRAW = { ean13, code128, qr: qrcode }
const NAMES = { ean13: 'ean13', code128: 'code128', qr: 'qrcode' }

/**
 * A code as a picture for `<img>`, black on transparent, without the quiet zone around it.
 * @param text that the symbol can encode, see `barsOf` and `qrVersion` of the domain
 */
export const drawCode = (kind: SymbolKind, text: string): string => {
  const options: RenderOptions = {
    bcid: NAMES[kind],
    text,
    scale: 2,
    ...(kind === 'qr' ? { eclevel: 'M' } : { height: 14 }),
  }
  return `data:image/svg+xml,${encodeURIComponent(DRAW[kind](options, drawingSVG()))}`
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/**
 * Decodes a rendered bar code or QR code, as a scanner sees it on a page.
 * @param source a data URL of an SVG picture, as `<img>` takes it
 * @param background colour behind the picture, in CSS
 * @returns format and text of the code; undefined if none is found
 */
export const readCode = async (source: string, background = '#fff') => {
  const svg = decodeURIComponent(source.replace('data:image/svg+xml,', ''))
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .flatten({ background })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const picture = { ...info, data: new Uint8ClampedArray(data), colorSpace: 'srgb' }
  const [found] = await readBarcodes(picture as unknown as ImageData)
  return [found?.format, found?.text]
}

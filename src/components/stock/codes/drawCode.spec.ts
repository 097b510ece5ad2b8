import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { drawCode } from './drawCode'

/** Decodes the rendered image on the white background that the page uses. */
const readBack = async (source: string) => {
  const svg = decodeURIComponent(source.replace('data:image/svg+xml,', ''))
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .flatten({ background: '#fff' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const picture = { ...info, data: new Uint8ClampedArray(data), colorSpace: 'srgb' }
  const [found] = await readBarcodes(picture as unknown as ImageData)
  return [found?.format, found?.text]
}

it.each([
  ['ean13', '4006381333931', 'EAN13'],
  ['code128', 'VIDA-4x40 /7', 'Code128'],
  // With characters that bar codes cannot encode.
  ['qr', 'VİDA-ş-1', 'QRCode'],
  ['qr', 'https://example.com/kart?id=7', 'QRCode'],
] as const)('draws %s of %s as readers read it', async (kind, text, format) =>
  expect(await readBack(drawCode(kind, text))).toEqual([format, text]),
)

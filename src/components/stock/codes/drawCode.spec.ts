import { expect, it } from 'vitest'
import { readCode } from '../../../../tests/helpers/readCode'
import { drawCode } from './drawCode'

it.each([
  ['ean13', '4006381333931', 'EAN13'],
  ['code128', 'VIDA-4x40 /7', 'Code128'],
  // With characters that bar codes cannot encode.
  ['qr', 'VİDA-ş-1', 'QRCode'],
  ['qr', 'https://example.com/kart?id=7', 'QRCode'],
] as const)('draws %s of %s as readers read it', async (kind, text, format) =>
  expect(await readCode(drawCode(kind, text))).toEqual([format, text]),
)

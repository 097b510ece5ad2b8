import {
  BarcodeDetector,
  prepareZXingModule,
  ZXING_WASM_VERSION,
  type BarcodeFormat,
} from 'barcode-detector/ponyfill'

/** Fewer are faster. */
const FORMATS: BarcodeFormat[] = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
  'data_matrix',
]

// From our own server; without this the library loads it from a third-party server.
prepareZXingModule({
  overrides: { locateFile: () => `/wasm/zxing_reader-${ZXING_WASM_VERSION}.wasm` },
})

let detector: BarcodeDetector | undefined

/**
 * The codes in a camera frame or image file.
 * @throws if the reader could not be loaded
 */
export const detectCodes = async (
  source: ImageBitmapSource,
): Promise<{ code: string; format: string }[]> => {
  detector ??= new BarcodeDetector({ formats: FORMATS })
  const found = await detector.detect(source as never)
  return found.map(({ rawValue, format }) => ({ code: rawValue, format }))
}

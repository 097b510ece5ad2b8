import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/**
 * What the browser reads codes of a camera with, beside our own files: nothing is loaded from
 * elsewhere. Script and program are of one version or they do not work, so the hash that the script
 * names is compared.
 *
 * @throws {Failure} when they do not belong together
 */
export const placeReaderWasm = async () => {
  const require = createRequire(inRoot('package.json'))
  const source = require.resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { ZXING_WASM_SHA256, ZXING_WASM_VERSION } = await import('barcode-detector/ponyfill')
  if (hashOf(source) !== ZXING_WASM_SHA256)
    throw new Failure(
      `zxing-wasm is not the version ${ZXING_WASM_VERSION} that barcode-detector asks for: install the versions of package-lock.json with npm ci.`,
    )
  const folder = inRoot('public/wasm')
  const target = path.join(folder, `zxing_reader-${ZXING_WASM_VERSION}.wasm`)
  if (existsSync(target) && hashOf(target) === ZXING_WASM_SHA256) return
  mkdirSync(folder, { recursive: true })
  copyFileSync(source, target)
}

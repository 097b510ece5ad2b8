import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/**
 * Copies the WebAssembly of the barcode reader to our own files, so that browsers load nothing from
 * elsewhere. Script and WebAssembly must have the same version, so the file is compared with the
 * hash in the script.
 *
 * @throws {Failure} when they do not match
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

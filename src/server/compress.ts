import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'

/** Smaller responses fit into a few packets uncompressed. */
const MIN_BYTES = 16 * 1024
// The highest compression level saves little, and is many times slower.
const OPTIONS = { level: constants.Z_BEST_SPEED }
const compress = promisify(gzip)

/** Whether the client accepts a content encoding, `br` or `gzip`. */
export const takesEncoding = ({ headers }: IncomingMessage, name: string): boolean =>
  [headers['accept-encoding']]
    .flat()
    .join(',')
    .split(',')
    .some((one) => {
      const [said, quality = ''] = one.split(';').map((part) => part.trim())
      return said === name && !/^q=0(\.0*)?$/.test(quality)
    })

const takesGzip = (request: IncomingMessage): boolean => takesEncoding(request, 'gzip')

/**
 * A whole response body as it is sent: compressed if it is long and the client accepts that.
 * @returns the bytes, and whether they are compressed
 */
export const compressed = async (
  request: IncomingMessage,
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; isCompressed: boolean }> =>
  bytes.byteLength >= MIN_BYTES && takesGzip(request)
    ? { bytes: await compress(bytes, OPTIONS), isCompressed: true }
    : { bytes, isCompressed: false }

/** Compresses a streamed response; null for a client that does not accept that. */
export const compressor = (request: IncomingMessage) =>
  takesGzip(request) ? createGzip(OPTIONS) : null

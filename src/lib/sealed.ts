import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 'v1'
const TAG_BYTES = 16

type Key = {
  /** PAYLOAD_SECRET, or the other secret during a rotation. */
  secret: string
  /** Purpose of the key: each purpose has its own key. */
  use: string
}

const keyOf = ({ secret, use }: Key): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

/**
 * Encrypts with a key derived from the server's secret.
 * @param args.owner bound to the ciphertext: it can only be decrypted for the same owner
 * @param args.iv 12 random bytes; only tests pass another value
 * @returns `v1.<name of the key>.<iv>.<ciphertext and tag>`
 */
export const seal = (
  args: Key & { bytes: Uint8Array; owner: string; iv?: Buffer | undefined },
): string => {
  const { bytes, owner, iv = randomBytes(12) } = args
  const key = keyOf(args)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  return [VERSION, nameOf(key), iv.toString('base64url'), sealed.toString('base64url')].join('.')
}

/**
 * Decrypts the result of `seal`.
 * @returns null if it was encrypted with another secret, for another owner or purpose, or was
 *   changed
 */
export const unseal = (args: Key & { sealed: string; owner: string }): Buffer | null => {
  const [version, name, iv = '', text = ''] = args.sealed.split('.')
  const key = keyOf(args)
  if (version !== VERSION || name !== nameOf(key)) return null
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(args.owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

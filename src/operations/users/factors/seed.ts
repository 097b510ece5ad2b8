import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const KEY_NAME = 'backoffice/factor-seed/v1'
const VERSION = 'v1'
const TAG_BYTES = 16

/** Whose seed it is. It is bound to its row: copied to another one it does not open. */
export type SeedOwner = { userId: number; factorId: number }

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', KEY_NAME, 32))

const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

const ownerText = ({ userId, factorId }: SeedOwner) => Buffer.from(`totp:${userId}:${factorId}`)

/**
 * Encrypts a seed for the database: without the server's secret a copy of the table makes no codes.
 * @param args.secret PAYLOAD_SECRET
 * @param args.iv 12 random bytes, for tests alone another value
 * @returns `v1.<name of the key>.<iv>.<ciphertext and tag>`
 */
export const sealSeed = (args: {
  seed: Uint8Array
  secret: string
  owner: SeedOwner
  iv?: Buffer
}): string => {
  const { seed, secret, owner, iv = randomBytes(12) } = args
  const key = keyOf(secret)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(ownerText(owner))
  const sealed = Buffer.concat([cipher.update(seed), cipher.final(), cipher.getAuthTag()])
  return [VERSION, nameOf(key), iv.toString('base64url'), sealed.toString('base64url')].join('.')
}

/**
 * Decrypts a seed.
 * @param args.sealed what `sealSeed` made
 * @returns null when it was sealed with another secret, for another row, or changed since
 */
export const openSeed = (args: {
  sealed: string
  secret: string
  owner: SeedOwner
}): Buffer | null => {
  const [version, name, iv = '', text = ''] = args.sealed.split('.')
  const key = keyOf(args.secret)
  if (version !== VERSION || name !== nameOf(key)) return null
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(ownerText(args.owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

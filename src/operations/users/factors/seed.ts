import { seal, unseal } from '@/lib/sealed'

const USE = 'backoffice/factor-seed/v1'

/** Owner of a seed. It is bound to its row: copied to another one it cannot be decrypted. */
export type SeedOwner = { userId: number; factorId: number }

const ownerText = ({ userId, factorId }: SeedOwner) => `totp:${userId}:${factorId}`

/**
 * Encrypts a seed for the database: without the server's secret a copy of the table generates no
 * codes.
 * @param args.secret PAYLOAD_SECRET
 * @param args.iv 12 random bytes; fixed only in tests
 * @returns as `seal` does
 */
export const sealSeed = (args: {
  seed: Uint8Array
  secret: string
  owner: SeedOwner
  iv?: Buffer
}): string => {
  const { seed, secret, owner, iv } = args
  return seal({ bytes: seed, secret, use: USE, owner: ownerText(owner), iv })
}

/**
 * Decrypts a seed.
 * @param args.sealed result of `sealSeed`
 * @returns null when it was encrypted with another secret, for another row, or changed since
 */
export const openSeed = (args: {
  sealed: string
  secret: string
  owner: SeedOwner
}): Buffer | null => {
  const { sealed, secret, owner } = args
  return unseal({ sealed, secret, use: USE, owner: ownerText(owner) })
}

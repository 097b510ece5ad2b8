import { ScureBase32Plugin, verifySync } from 'otplib'

const base32 = new ScureBase32Plugin()

/** Tolerated clock error of a phone in seconds, either way: one step. */
const TOLERANCE_S = 30

/** The text of a seed for typing: Base32 without padding. */
export const secretOf = (seed: Uint8Array): string => base32.encode(seed, { padding: false })

/**
 * The time step of a verification code (RFC 6238: SHA-1, six digits, 30 seconds).
 * @param args.code well formed: the library throws otherwise
 * @param args.now the present instant of the database, so that all instances agree
 * @returns null for a wrong code
 */
export const stepOfCode = (args: { seed: Uint8Array; code: string; now: Date }): number | null => {
  const { seed, code, now } = args
  const epoch = Math.floor(now.getTime() / 1000)
  const found = verifySync({ secret: seed, token: code, epoch, epochTolerance: TOLERANCE_S })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

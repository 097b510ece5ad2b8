import { createHash } from 'node:crypto'

import { decodeJwt, jwtVerify, type JWTVerifyResult } from 'jose'

/** Payload signs with the first 32 digits of the secret's hash, not with the secret itself. */
const signingKeyOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, 32)

/**
 * The payload of a token that was signed by this installation and has not expired; null for any other.
 * @param key that tokens are signed with: `payload.secret`
 */
export const verifiedToken = (token: string, key: string): Promise<JWTVerifyResult | null> =>
  jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] }).catch(() => null)

/**
 * True for a token with a valid signature that has not expired. It does not check the session:
 * whether that was ended, or its user suspended, only the database knows.
 * @param token value of the session cookie
 * @param secret PAYLOAD_SECRET as configured
 */
export const isOwnToken = async (token: string | undefined, secret: string): Promise<boolean> => {
  if (!token || !secret) return false
  return (await verifiedToken(token, signingKeyOf(secret))) !== null
}

/**
 * Expiry of a token, in milliseconds; null for none and for an invalid one. For pages of an already
 * authenticated visitor: the signature is not verified.
 */
export const endOfToken = (token: string | undefined): number | null => {
  if (!token) return null
  try {
    const { exp } = decodeJwt(token)
    return exp === undefined ? null : exp * 1000
  } catch {
    return null
  }
}

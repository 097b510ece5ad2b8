import { createHash } from 'node:crypto'

/**
 * The SHA-256 hash by which a random token is stored and looked up, in hex digits: a copy of the
 * table contains no usable token. Tokens are long and random, so they need no salt.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

import { createHash } from 'node:crypto'

/**
 * A random token as it is stored and looked up, SHA-256 in hex digits: the table alone opens nothing.
 * Tokens are long and random, so they need no salt.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

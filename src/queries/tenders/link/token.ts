import { createHmac, randomBytes } from 'node:crypto'

/** A random value that is stored; the token itself is not. */
export const newNonce = (): string => randomBytes(32).toString('base64url')

/** Deriving the token needs the server's secret: the table alone opens nothing. */
export const tokenOf = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`tender link\n${nonce}`).digest('base64url')

import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Random letters that are kept; the token itself is not. */
export const newNonce = (): string => randomBytes(32).toString('base64url')

/** Only who holds the server's secret can work it out: the table alone opens nothing. */
export const tokenOf = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`tender link\n${nonce}`).digest('base64url')

/** As it is stored and looked for. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

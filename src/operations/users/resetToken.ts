import { createHash, randomBytes } from 'node:crypto'

export const RESET_MINUTES = 60

/** A token for a link, and the hash that is stored: a leaked table gives no access. */
export const newResetToken = () => {
  const token = randomBytes(32).toString('hex')
  return { token, stored: storedResetToken(token) }
}

export const storedResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

import { createHash } from 'node:crypto'

export const RESET_MINUTES = 60

/** The hash of a link's token that is stored: a leaked table gives no access. */
export const storedResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The text of the last mail to an address that the tests' mail server received; empty if there is
 * none.
 */
export const mailTo = (email: string): string => {
  const file = path.join(process.env.E2E_MAILS ?? '', `${email}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

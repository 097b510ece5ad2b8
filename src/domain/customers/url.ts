import type { RefusalCode } from '../shared/refusal'

const MAX_LENGTH = 2048

/**
 * Checks a link: http or https, without user name or password, which excludes `javascript:` and the
 * misleading `https://bank.example@evil.example`.
 *
 * @returns `invalidUrl`, or null; empty is allowed
 */
export const refuseUrl = (value: unknown): RefusalCode | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return 'invalidUrl'
  // URL() silently drops blanks and line breaks: the checked value would differ from the stored
  // one.
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(value) || !/^https?:\/\//i.test(value)) return 'invalidUrl'
  if (!URL.canParse(value)) return 'invalidUrl'
  const { username, password } = new URL(value)
  return username !== '' || password !== '' ? 'invalidUrl' : null
}

import { fold } from '@/domain/shared/fold'

/** As people write them in the four languages, and as programs do. They are read, and shown nowhere. */
const WORDS = {
  yes: 'evet|e|var|doğru|yes|y|true|oui|o|vrai|نعم|صحيح|1|x|✓|✔',
  no: 'hayır|h|yok|yanlış|no|n|false|non|faux|لا|خطأ|0|✗|✘',
}
const known = (words: string) => new Set(words.split('|').map(fold))
const YES = known(WORDS.yes)
const NO = known(WORDS.no)

/** @returns null for what is neither */
export const yesOrNo = (text: string): boolean | null => {
  const word = fold(text.trim())
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>

/** The Arabic question mark counts as the Latin one. */
const SAME: Readonly<Record<string, string>> = { '؟': '?' }
const IS_ASCII = /^[\x21-\x7e]$/
const LETTER_CODE = /^Key([A-Z])$/

const plainKey = ({ key, code }: Pressed): string => {
  const known = SAME[key] ?? key
  if (known.length > 1 || IS_ASCII.test(known)) return known.toLowerCase()
  // On a keyboard layout without Latin letters the physical key counts, not its character.
  const letter = LETTER_CODE.exec(code)?.[1]
  if (letter) return letter.toLowerCase()
  return code === 'Slash' ? '/' : known
}

/**
 * The name of what was pressed, as shortcuts are written: `n`, `?`, `mod+enter`.
 * @returns null for what is never a shortcut: IME composition, Alt, capital letters
 */
export const keyOf = (event: Pressed): string | null => {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (isComposing || altKey) return null
  const key = plainKey(event)
  const isLetter = /^[a-z]$/.test(key)
  if (shiftKey && (isLetter || key.length > 1)) return null
  return ctrlKey || metaKey ? `mod+${key}` : key
}

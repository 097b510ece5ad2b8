const DIGITS = ')!@#$%^&*('

const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Backquote: ['`', '~'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Space: [' ', ' '],
}

/**
 * The character of a key in the US layout. Scanners send the keys of that layout: with the Turkish
 * Q layout a `-` arrives as `*` and an `i` as `ı`.
 * @param code of the event, which is the key's position
 * @returns null for other keys, and for an unknown position
 */
export const usKeyOf = (code: string, isShifted: boolean): string | null => {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return isShifted ? letter : letter.toLowerCase()
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit) return isShifted ? (DIGITS[Number(digit)] ?? null) : digit
  const pad = /^Numpad(\d)$/.exec(code)?.[1]
  if (pad) return pad
  const sign = SIGNS[code]
  return sign ? sign[isShifted ? 1 : 0] : null
}

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
 * What a key writes on an American keyboard: scanners press the keys of one, so that on Turkish Q a
 * `-` arrives as `*` and an `i` as `ı`.
 * @param code of the event, which names the key by its place
 * @returns null for a key that is not on it, or whose place is not known
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

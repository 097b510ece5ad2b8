const DIGIT = /\p{Nd}/u
const DIGITS = /\p{Nd}/gu

/** Unicode stores the ten digits of a script consecutively: the offset is the value. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/** The text with the digits of any script as `0`–`9`; everything else unchanged. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => String(valueOf(digit)))

/**
 * A single e-mail address: no display name, no lists, no line breaks, nothing to be quoted, and no
 * invisible characters (`Cf`), which would make it look like another one.
 */
const ADDRESS =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]{1,64}@[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]{1,190}\.[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}.]{2,63}$/u

/** True for the address of one person that can be written to. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 254 && ADDRESS.test(value)

/** Splits typed addresses at commas, semicolons and blanks, each once. */
export const splitAddresses = (text: string): string[] => [
  ...new Set(text.split(/[\s,;،؛]+/).filter((part) => part !== '')),
]

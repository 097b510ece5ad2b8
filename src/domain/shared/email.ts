/** One address as mails take it: no display name, no lists, no line breaks, nothing to be quoted. */
const ADDRESS =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@[^\s@"(),:;<>[\\\]\p{Cc}]{1,190}\.[^\s@"(),:;<>[\\\]\p{Cc}.]{2,63}$/u

/** True for the address of one person that can be written to. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 254 && ADDRESS.test(value)

/** Addresses that somebody typed with commas, semicolons or blanks between them, each once. */
export const splitAddresses = (text: string): string[] => [
  ...new Set(text.split(/[\s,;،؛]+/).filter((part) => part !== '')),
]

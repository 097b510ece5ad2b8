import { asciiDigits } from './asciiDigits'

/** The languages in which people type numbers and days. */
export type TypingLocale = 'tr' | 'en' | 'fr' | 'ar'

/** Marks of direction, which come along with what is copied from a text of right to left. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g

/** A text without marks of direction, which a page needs and a file does not. */
export const withoutMarks = (text: string): string => text.replace(DIRECTION_MARKS, '')

/** What a person typed or pasted, as it is read: digits of any script as `0`–`9`, no marks. */
export const typedText = (text: string): string => asciiDigits(withoutMarks(text))

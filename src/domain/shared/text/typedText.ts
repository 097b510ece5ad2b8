import { asciiDigits } from './asciiDigits'

/** The languages in which people type numbers and days. */
export type TypingLocale = 'tr' | 'en' | 'fr' | 'ar'

/** Marks of direction, which are copied along with right-to-left text. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g

/** A text without marks of direction: pages need them, files do not. */
export const withoutMarks = (text: string): string => text.replace(DIRECTION_MARKS, '')

/** Normalises typed or pasted text: digits of any script as `0`–`9`, no marks. */
export const typedText = (text: string): string => asciiDigits(withoutMarks(text))

import { expect, it } from 'vitest'
import { asciiDigits } from './asciiDigits'

it.each([
  ['A-0123456789', 'A-0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟏𝟗𝟘𝟙𝟡', '019019'],
  ['𞥐𞥙', '09'],
  ['A-١٢3४', 'A-1234'],
  ['½ Ⅷ ²', '½ Ⅷ ²'],
  ['', ''],
])('should write %s as %s', (text, expected) => {
  expect(asciiDigits(text)).toBe(expected)
})

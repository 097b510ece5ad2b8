/**
 * A complete EAN-13 barcode.
 * @param twelveDigits country, maker and article; 869 stands for Türkiye
 */
export const ean13 = (twelveDigits: string): string => {
  if (!/^[0-9]{12}$/.test(twelveDigits)) throw new RangeError('twelve digits expected')
  const weighted = [...twelveDigits].map(
    (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3),
  )
  const total = weighted.reduce((sum, value) => sum + value, 0)
  return `${twelveDigits}${(10 - (total % 10)) % 10}`
}

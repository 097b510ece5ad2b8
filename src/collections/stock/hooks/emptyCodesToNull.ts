import type { CollectionBeforeValidateHook } from 'payload'

/** An emptied code is "no code": two cards without a barcode must not count as the same one. */
export const emptyCodesToNull: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  for (const code of ['sku', 'barcode']) {
    const value: unknown = data[code]
    if (typeof value === 'string') data[code] = value.trim() === '' ? null : value.trim()
  }
  return data
}

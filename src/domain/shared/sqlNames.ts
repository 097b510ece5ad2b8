/** The column of a field: `unitPrice` → `unit_price`; that of a relation also ends with `_id`. */
export const columnNameOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table of a collection: `stock-cards` → `stock_cards`. */
export const tableNameOf = (slug: string): string => slug.replaceAll('-', '_')

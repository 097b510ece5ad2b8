/** How a value is compared: as folded text, or by its digits alone (phones, tax numbers). */
export type SearchKind = 'text' | 'digits'

/** A field people search by; `stockCard.name` stands for the name of the related record. */
export type SearchField = { path: string; kind: SearchKind }

const text = (...paths: string[]): SearchField[] => paths.map((path) => ({ path, kind: 'text' }))
const digits = (...paths: string[]): SearchField[] =>
  paths.map((path) => ({ path, kind: 'digits' }))

/**
 * The searched fields of each collection: the one list behind list pages, relationship pickers and
 * the palette. Each field has a folded, indexed column (`name_folded`); a test compares this list
 * with the database.
 */
export const SEARCH_FIELDS = {
  companies: [...text('name', 'title', 'email', 'bossName'), ...digits('bossPhone')],
  branches: [...text('name'), ...digits('taxNumber', 'phone')],
  employees: [...text('name', 'email'), ...digits('phone1', 'phone2', 'cellPhone1', 'cellPhone2')],
  meets: text('title', 'contactPerson'),
  'company-projects': text('name'),
  tenders: text('title', 'number', 'invoiceNumber', 'unconnectedName'),
  'stock-cards': text('name', 'sku', 'barcode', 'qrCode'),
  'stock-groups': text('name'),
  'stock-types': text('name'),
  users: [...text('name', 'email'), ...digits('phone')],
  roles: text('name'),
  'stock-movements': text('stockCard.name', 'stockCard.sku', 'stockCard.barcode'),
  'stock-reservations': text('stockCard.name', 'stockCard.sku', 'stockCard.barcode'),
  'stock-group-stocks': text('stockGroup.name', 'stockCard.name', 'stockCard.sku'),
} as const satisfies Readonly<Record<string, readonly SearchField[]>>

/** Collections whose list can be searched. */
export type Searchable = keyof typeof SEARCH_FIELDS

export const isSearchable = (slug: string): slug is Searchable => slug in SEARCH_FIELDS

/** The folded column of a field: `bossPhone` → `boss_phone_folded`. */
export const foldedColumnOf = (field: string): string =>
  `${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_folded`

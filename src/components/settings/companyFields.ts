/** What a document says of the company, in the order of the form. */
export const COMPANY_FIELDS = [
  'name',
  'address',
  'phone',
  'email',
  'taxOffice',
  'taxNumber',
  'iban',
] as const
export type CompanyField = (typeof COMPANY_FIELDS)[number]

/** Always left to right, whatever the page's direction. */
export const CODE_FIELDS: ReadonlySet<CompanyField> = new Set([
  'phone',
  'email',
  'taxNumber',
  'iban',
])

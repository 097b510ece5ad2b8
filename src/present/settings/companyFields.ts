/** What a document says of the company, in the order of the form. */
export const COMPANY_FIELDS = [
  'name',
  'address',
  'phone',
  'email',
  'website',
  'taxOffice',
  'taxNumber',
  'mersisNo',
] as const
export type CompanyField = (typeof COMPANY_FIELDS)[number]

/** Always left to right, whatever the page's direction. */
export const CODE_FIELDS: ReadonlySet<CompanyField> = new Set([
  'phone',
  'email',
  'website',
  'taxNumber',
  'mersisNo',
])

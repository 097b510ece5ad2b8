/** The company's data on documents, in form order. */
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

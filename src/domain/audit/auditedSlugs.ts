/**
 * The collections and the global whose rows have a trail: valid values of `subject` and `part`. The
 * database alone defines which tables have a trigger and which columns never enter the trail.
 */
export const AUDITED_SLUGS = [
  'companies',
  'branches',
  'employees',
  'meets',
  'company-projects',
  'notes',
  'actions',
  'tenders',
  'tender-items',
  'tender-files',
  'tender-sends',
  'tender-answers',
  'tender-templates',
  'lost-reasons',
  'stock-types',
  'stock-cards',
  'stock-groups',
  'stock-group-stocks',
  'stock-movements',
  'stock-reservations',
  'stock-counts',
  'stock-closings',
  'price-changes',
  'users',
  'roles',
  'api-clients',
  'webhooks',
  'media',
  'settings',
  'currency-rates',
] as const
export type AuditedSlug = (typeof AUDITED_SLUGS)[number]

/** Tables whose rows are recorded as parts of another record, by their triggers. */
export const AUDITED_PARTS = [
  'tender-items',
  'tender-files',
  'tender-sends',
  'tender-answers',
  'stock-group-stocks',
] as const satisfies readonly AuditedSlug[]

export const isAuditedSlug = (value: unknown): value is AuditedSlug =>
  (AUDITED_SLUGS as readonly unknown[]).includes(value)

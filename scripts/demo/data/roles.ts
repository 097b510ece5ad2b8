import type { Permission } from '@/access/roles/permissions'

const readAll: Permission[] = (
  [
    'AclDemo',
    'dashboard',
    'customers',
    'meets',
    'company-projects',
    'notes',
    'actions',
    'tenders',
    'stock-cards',
    'stock-groups',
    'stock-group-stocks',
    'stock-movements',
    'stock-reservations',
    'stock-counts',
    'stock-types',
    'currency-rates',
  ] as const
).map((subject) => ({ subject, actions: ['read'] }))

const READ_CREATE_WRITE = ['read', 'create', 'write'] as const

/** The rows of `readAll`, with more rights where the role works. */
const readAllAnd = (more: Permission[]): Permission[] => [
  ...readAll.filter(({ subject }) => !more.some((row) => row.subject === subject)),
  ...more,
]

/** What each kind of colleague needs for a day's work; the administrator's role is there already. */
export const ROLES: { name: string; permissions: Permission[] }[] = [
  {
    name: 'Satış',
    permissions: readAllAnd([
      { subject: 'customers', actions: [...READ_CREATE_WRITE] },
      { subject: 'meets', actions: [...READ_CREATE_WRITE, 'delete', 'export'] },
      { subject: 'company-projects', actions: [...READ_CREATE_WRITE, 'export'] },
      { subject: 'notes', actions: [...READ_CREATE_WRITE] },
      { subject: 'actions', actions: [...READ_CREATE_WRITE] },
      { subject: 'tenders', actions: [...READ_CREATE_WRITE, 'export'] },
      { subject: 'stock-reservations', actions: ['read', 'create'] },
    ]),
  },
  {
    name: 'Depo',
    permissions: readAllAnd([
      { subject: 'stock-cards', actions: [...READ_CREATE_WRITE, 'seeCosts', 'export'] },
      { subject: 'stock-groups', actions: [...READ_CREATE_WRITE, 'delete', 'export'] },
      { subject: 'stock-group-stocks', actions: [...READ_CREATE_WRITE, 'delete', 'export'] },
      { subject: 'stock-movements', actions: [...READ_CREATE_WRITE, 'export'] },
      { subject: 'stock-reservations', actions: ['read', 'create', 'export'] },
      {
        subject: 'stock-counts',
        actions: [...READ_CREATE_WRITE, 'reviewCounts', 'export'],
      },
      { subject: 'stock-types', actions: [...READ_CREATE_WRITE, 'delete', 'export'] },
    ]),
  },
  {
    name: 'Muhasebe',
    permissions: readAllAnd([
      { subject: 'customers', actions: ['read', 'write', 'export'] },
      { subject: 'tenders', actions: ['read', 'write', 'invoice', 'changeRates', 'export'] },
      { subject: 'stock-cards', actions: ['read', 'seeCosts', 'export'] },
      { subject: 'stock-movements', actions: ['read', 'export'] },
      { subject: 'settings', actions: ['read'] },
      { subject: 'currency-rates', actions: [...READ_CREATE_WRITE, 'export'] },
    ]),
  },
  { name: 'İzleyici', permissions: readAll },
]

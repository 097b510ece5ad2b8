import { paths } from '@/lib/paths'

type Id = number | string
type Pages = { list: (scope?: Id) => string; view?: (id: Id, scope?: Id) => string | null }

const plain = (list: () => string): Pages => ({ list })

/** The list a record is in, and the page that shows it without editing. */
const PAGES: Readonly<Record<string, Pages>> = {
  companies: { list: paths.customers, view: (id) => paths.customerView(id) },
  branches: {
    list: (scope) => (scope ? paths.branches(scope) : paths.customers()),
  },
  employees: {
    list: (scope) => (scope ? paths.employees(scope) : paths.customers()),
    view: (id, scope) => (scope ? paths.employeeShow(scope, id) : null),
  },
  meets: { list: (scope) => (scope ? paths.companyMeets(scope) : paths.meets()) },
  'company-projects': plain(paths.companyProjects),
  tenders: plain(paths.tenders),
  'stock-cards': plain(paths.stockCards),
  'stock-groups': plain(paths.stockGroups),
  'stock-group-stocks': plain(paths.stockGroupStocks),
  'stock-movements': plain(paths.stockMovements),
  'stock-reservations': plain(paths.stockReservations),
  'stock-types': plain(paths.stockTypes),
  users: { list: paths.users, view: (id) => paths.userView(id) },
  roles: plain(paths.roles),
}

/** The list a record of this kind is in; home for kinds without a list. */
export const listPathOf = (slug: string | undefined, scope?: Id): string =>
  PAGES[slug ?? '']?.list(scope) ?? paths.root()

/** The target of "cancel": the page that shows the record where there is one, else its list. */
export const pageAfterCancel = (args: { slug?: string; id?: Id; scope?: Id }): string => {
  const { slug, id, scope } = args
  const view = id === undefined ? null : PAGES[slug ?? '']?.view?.(id, scope)
  return view ?? listPathOf(slug, scope)
}

import type { Right } from '@/access/collectionAccess'
import { idOf, type Id } from '@/domain/shared/idOf'
import { paths } from '@/lib/paths'

export type Doc = Readonly<Record<string, unknown>> & { readonly id: Id }

/** A page and the right its guard requires: no link is shown to a page that would refuse. */
export type Target = { href: string; right: Right }

type Links = {
  view?: (doc: Doc, scope?: Id) => Target | null
  edit?: (doc: Doc, scope?: Id) => Target | null
  create?: (scope?: Id) => Target | null
  /** The page a row's name links to; without its right the other one. */
  opens: 'view' | 'edit'
}

type Subject = Right[1]

const to =
  (right: Right, href: (id: Id) => string) =>
  ({ id }: Doc): Target => ({ href: href(id), right })

type Pages = { edit: (id: Id) => string; create: () => string; editRight?: Right }

const plain = (subject: Subject, { edit, create, editRight }: Pages): Links => ({
  edit: to(editRight ?? ['write', subject], edit),
  create: () => ({ href: create(), right: ['create', subject] }),
  opens: 'edit',
})

type ScopedPath = (scope: Id, id: Id) => string

/** A page under a company: the company of the address, else the row's own. */
const under =
  (right: Right, href: ScopedPath) =>
  (doc: Doc, scope?: Id): Target | null => {
    const company = scope ?? idOf(doc.company)
    return company === null ? null : { href: href(company, doc.id), right }
  }

const READ_CUSTOMERS: Right = ['read', 'customers']
const WRITE_CUSTOMERS: Right = ['write', 'customers']
const CREATE_CUSTOMERS: Right = ['create', 'customers']
const CREATE_MEETS: Right = ['create', 'meets']

const LINKS: Readonly<Record<string, Links>> = {
  companies: {
    ...plain('customers', { edit: paths.customerEdit, create: paths.customerNew }),
    view: to(READ_CUSTOMERS, paths.customerView),
    opens: 'view',
  },
  branches: {
    edit: under(WRITE_CUSTOMERS, paths.branchEdit),
    create: (scope) => (scope ? { href: paths.branchNew(scope), right: CREATE_CUSTOMERS } : null),
    opens: 'edit',
  },
  employees: {
    view: under(READ_CUSTOMERS, paths.employeeShow),
    edit: under(WRITE_CUSTOMERS, paths.employeeEdit),
    create: (scope) => (scope ? { href: paths.employeeNew(scope), right: CREATE_CUSTOMERS } : null),
    opens: 'view',
  },
  meets: {
    edit: (doc, scope) =>
      under(WRITE_CUSTOMERS, paths.companyMeetEdit)(doc, scope) ??
      to(CREATE_MEETS, paths.meetEdit)(doc),
    create: (scope) => ({
      href: scope ? paths.companyMeetNew(scope) : paths.meetNew(),
      right: CREATE_MEETS,
    }),
    opens: 'edit',
  },
  'company-projects': plain('company-projects', {
    edit: paths.companyProjectEdit,
    create: paths.companyProjectNew,
  }),
  tenders: {
    ...plain('tenders', {
      edit: paths.tenderEdit,
      create: paths.tenderNew,
      editRight: ['create', 'tenders'],
    }),
    view: to(['read', 'tenders'], paths.tenderShow),
  },
  'stock-types': plain('stock-types', { edit: paths.stockTypeEdit, create: paths.stockTypeNew }),
  'stock-cards': plain('stock-cards', { edit: paths.stockCardEdit, create: paths.stockCardNew }),
  'stock-groups': plain('stock-groups', {
    edit: paths.stockGroupEdit,
    create: paths.stockGroupNew,
  }),
  'stock-group-stocks': plain('stock-group-stocks', {
    edit: paths.stockGroupStockEdit,
    create: paths.stockGroupStockNew,
    editRight: ['write', 'stock-groups'],
  }),
  'stock-movements': plain('stock-movements', {
    edit: paths.stockMovementEdit,
    create: paths.stockMovementNew,
  }),
  'stock-reservations': plain('stock-reservations', {
    edit: paths.stockReservationEdit,
    create: paths.stockReservationNew,
    editRight: ['create', 'stock-reservations'],
  }),
  users: {
    ...plain('users', { edit: paths.userEdit, create: paths.userNew }),
    view: to(['read', 'users'], paths.userView),
    opens: 'view',
  },
  roles: plain('roles', { edit: paths.roleEdit, create: paths.roleNew }),
}

type May = (right: Right) => boolean

const allowed = (target: Target | null | undefined, may: May): string | undefined =>
  target && may(target.right) ? target.href : undefined

export type RowLinks = { open?: string; view?: string; edit?: string }

/**
 * The pages of one row that this reader may open.
 * @param args.scope the company of a list that belongs to one
 * @param args.may asked for the right of each page
 * @param args.mayEdit where a right alone does not say whether this record may be changed
 * @returns nothing for a page the reader may not open; `open` is what the row's name leads to
 */
export const rowLinksOf = (args: {
  slug: string
  doc: Doc
  scope?: Id
  may: May
  mayEdit?: (doc: Doc) => boolean
}): RowLinks => {
  const { slug, doc, scope, may, mayEdit = () => true } = args
  const links = LINKS[slug]
  if (!links) return {}
  const view = allowed(links.view?.(doc, scope), may)
  const edit = mayEdit(doc) ? allowed(links.edit?.(doc, scope), may) : undefined
  return { view, edit, open: links.opens === 'view' ? (view ?? edit) : (edit ?? view) }
}

/** The page that makes a new record, if this reader may open it. */
export const createLinkOf = (args: { slug: string; scope?: Id; may: May }): string | undefined =>
  allowed(LINKS[args.slug]?.create?.(args.scope), args.may)

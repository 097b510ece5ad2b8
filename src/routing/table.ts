import type { Action, Subject } from '@/access/permissions'
import { PATHS, type RouteName } from '@/lib/paths'

/** What Payload, or a view of ours, draws at a path. */
export type RouteTarget =
  | { kind: 'collection'; slug: string; view: 'list' | 'create' | 'edit' }
  | { kind: 'global'; slug: string }
  | { kind: 'view'; view: ViewName; internalPath?: string }
  | { kind: 'redirect'; to: RouteName }

/** Screens that are not a list or a form of one collection. */
export type ViewName =
  | 'dashboard'
  | 'login'
  | 'forgotPassword'
  | 'resetPassword'
  | 'logout'
  | 'inactivity'
  | 'notAuthorized'
  | 'account'
  | 'profile'
  | 'accessControl'
  | 'customerView'
  | 'employeeShow'
  | 'tenderShow'
  | 'userView'
  | 'permissions'

/**
 * Who may open a page (spec §6): everybody, only people who are not signed in, anybody signed in,
 * holders of the action on the subject, or holders of every right.
 */
export type GuardKind = 'public' | 'guests' | 'signedIn' | 'ability' | 'manageAll'

export type Route = {
  name: RouteName
  path: string
  action?: Action
  subject?: Subject
  layout: 'default' | 'blank'
  guard: GuardKind
  /** Key of the page's title. */
  title: `pages.${RouteName}`
  target: RouteTarget
}

type Right = [action: Action, subject: Subject]
type Options = { guard?: GuardKind; layout?: Route['layout']; right?: Right }

const route = (name: RouteName, target: RouteTarget, options: Options = {}): Route => ({
  name,
  path: PATHS[name],
  ...(options.right && { action: options.right[0], subject: options.right[1] }),
  layout: options.layout ?? 'default',
  guard: options.guard ?? (options.right ? 'ability' : 'signedIn'),
  title: `pages.${name}`,
  target,
})

const view = (name: ViewName, internalPath?: string): RouteTarget => ({
  kind: 'view',
  view: name,
  ...(internalPath && { internalPath }),
})

type Screens = { slug: string; list?: RouteName; create: RouteName; edit: RouteName }
type Rights = { read: Right; create: Right; edit: Right }

const collection = ({ slug, list, create, edit }: Screens, rights: Rights): Route[] => [
  ...(list
    ? [route(list, { kind: 'collection', slug, view: 'list' }, { right: rights.read })]
    : []),
  route(create, { kind: 'collection', slug, view: 'create' }, { right: rights.create }),
  route(edit, { kind: 'collection', slug, view: 'edit' }, { right: rights.edit }),
]

const usual = (subject: Subject): Rights => ({
  read: ['read', subject],
  create: ['create', subject],
  edit: ['write', subject],
})

const blankGuests: Options = { guard: 'guests', layout: 'blank' }
const blankPublic: Options = { guard: 'public', layout: 'blank' }

/**
 * Every page of the product: spec §2 with its action and subject to the letter (some look unusual
 * on purpose: `create` guards editing tenders, reservations and general meets), plus the paths the
 * contract adds. The order is the order in which a landing page is looked for.
 */
export const ROUTES: readonly Route[] = [
  route('root', { kind: 'redirect', to: 'dashboard' }),
  route('login', view('login'), blankGuests),
  route('forgotPassword', view('forgotPassword'), blankGuests),
  route('resetPassword', view('resetPassword'), blankGuests),
  route('logout', view('logout'), blankPublic),
  route('inactivity', view('inactivity'), blankPublic),
  route('notAuthorized', view('notAuthorized'), blankPublic),

  // Payload's own dashboard is its root: the internal path `/` is never translated.
  route('dashboard', view('dashboard', '/'), { right: ['read', 'dashboard'] }),

  ...collection(
    { slug: 'companies', list: 'customers', create: 'customerNew', edit: 'customerEdit' },
    usual('customers'),
  ),
  route('customerView', view('customerView'), { right: ['read', 'customers'] }),
  ...collection(
    { slug: 'branches', list: 'branches', create: 'branchNew', edit: 'branchEdit' },
    usual('customers'),
  ),
  ...collection(
    { slug: 'employees', list: 'employees', create: 'employeeNew', edit: 'employeeEdit' },
    usual('customers'),
  ),
  route('employeeShow', view('employeeShow'), { right: ['read', 'customers'] }),
  route('meetEmployeeShow', view('employeeShow'), { right: ['read', 'customers'] }),
  ...collection(
    { slug: 'meets', list: 'meets', create: 'meetNew', edit: 'meetEdit' },
    { read: ['read', 'customers'], create: ['create', 'meets'], edit: ['create', 'meets'] },
  ),
  ...collection(
    { slug: 'meets', list: 'companyMeets', create: 'companyMeetNew', edit: 'companyMeetEdit' },
    { read: ['read', 'customers'], create: ['create', 'meets'], edit: ['write', 'customers'] },
  ),

  ...collection(
    {
      slug: 'company-projects',
      list: 'companyProjects',
      create: 'companyProjectNew',
      edit: 'companyProjectEdit',
    },
    usual('company-projects'),
  ),
  ...collection(
    { slug: 'tenders', list: 'tenders', create: 'tenderNew', edit: 'tenderEdit' },
    { ...usual('tenders'), edit: ['create', 'tenders'] },
  ),
  route('tenderShow', view('tenderShow'), { right: ['read', 'tenders'], layout: 'blank' }),

  ...collection(
    { slug: 'stock-cards', list: 'stockCards', create: 'stockCardNew', edit: 'stockCardEdit' },
    usual('stock-cards'),
  ),
  ...collection(
    { slug: 'stock-groups', list: 'stockGroups', create: 'stockGroupNew', edit: 'stockGroupEdit' },
    usual('stock-groups'),
  ),
  ...collection(
    {
      slug: 'stock-group-stocks',
      list: 'stockGroupStocks',
      create: 'stockGroupStockNew',
      edit: 'stockGroupStockEdit',
    },
    { ...usual('stock-group-stocks'), edit: ['write', 'stock-groups'] },
  ),
  ...collection(
    {
      slug: 'stock-movements',
      list: 'stockMovements',
      create: 'stockMovementNew',
      edit: 'stockMovementEdit',
    },
    usual('stock-movements'),
  ),
  ...collection(
    {
      slug: 'stock-reservations',
      list: 'stockReservations',
      create: 'stockReservationNew',
      edit: 'stockReservationEdit',
    },
    { ...usual('stock-reservations'), edit: ['create', 'stock-reservations'] },
  ),
  ...collection(
    { slug: 'stock-types', list: 'stockTypes', create: 'stockTypeNew', edit: 'stockTypeEdit' },
    usual('stock-types'),
  ),

  ...collection(
    { slug: 'users', list: 'users', create: 'userNew', edit: 'userEdit' },
    usual('users'),
  ),
  route('userView', view('userView'), { right: ['read', 'users'] }),
  ...collection(
    { slug: 'roles', list: 'roles', create: 'roleNew', edit: 'roleEdit' },
    usual('roles'),
  ),
  // No rights are named for it in spec §2: open to holders of every right only.
  route('permissions', view('permissions'), { guard: 'manageAll' }),
  route('settings', { kind: 'global', slug: 'settings' }, { right: ['read', 'settings'] }),
  route('accessControl', view('accessControl'), { right: ['read', 'AclDemo'] }),

  route('userProfile', { kind: 'redirect', to: 'profile' }),
  route('profile', view('profile')),
  route('accountSettings', { kind: 'redirect', to: 'account' }),
  route('account', view('account', '/account-settings')),
]

/** The route of a name; every name of PATHS has exactly one. */
export const routeOf = (name: RouteName): Route => {
  const found = ROUTES.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`No route is called ${name}`)
  return found
}

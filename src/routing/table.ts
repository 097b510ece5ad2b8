import type { Action, Subject } from '@/access/permissions'
import type { MessageKey } from '@/i18n/messages'
import { PATHS, type RouteName } from '@/lib/paths'

import type { GuardKind, Route, RouteTarget, ViewName } from './route'

export type { GuardKind, Route, RouteTarget, ViewName } from './route'

type Right = [action: Action, subject: Subject]
type Options = { guard?: GuardKind; layout?: Route['layout']; right?: Right }

const route = (
  name: RouteName,
  title: MessageKey,
  target: RouteTarget,
  options: Options = {},
): Route => ({
  name,
  path: PATHS[name],
  ...(options.right && { action: options.right[0], subject: options.right[1] }),
  layout: options.layout ?? 'default',
  guard: options.guard ?? (options.right ? 'ability' : 'signedIn'),
  title,
  target,
})

const view = (name: ViewName, internalPath?: string) => ({
  kind: 'view' as const,
  view: name,
  ...(internalPath && { internalPath }),
})

/** Names of a collection's pages, and the part of the dictionary that holds its words. */
type Screens = {
  slug: string
  words: Words
  list: RouteName
  create: RouteName
  edit: RouteName
}
type Words = {
  [Key in MessageKey]: Key extends `${infer Word}.plural`
    ? `${Word}.new` extends MessageKey
      ? Word
      : never
    : never
}[MessageKey]
type Rights = { read: Right; create: Right; edit: Right }

const collection = ({ slug, words, list, create, edit }: Screens, rights: Rights): Route[] => {
  const screen = (view: 'list' | 'create' | 'edit'): RouteTarget => ({
    kind: 'collection',
    slug,
    view,
  })
  return [
    route(list, `${words}.plural`, screen('list'), { right: rights.read }),
    route(create, `${words}.new`, screen('create'), { right: rights.create }),
    route(edit, `${words}.singular`, screen('edit'), { right: rights.edit }),
  ]
}

const usual = (subject: Subject): Rights => ({
  read: ['read', subject],
  create: ['create', subject],
  edit: ['write', subject],
})

const blankGuests: Options = { guard: 'guests', layout: 'blank' }
const blankPublic: Options = { guard: 'public', layout: 'blank' }

/**
 * Every page of the product with the action and subject it requires (some look unusual on purpose:
 * `create` guards editing tenders, reservations and general meetings). The landing page of a
 * visitor is the first one in this order that they may open.
 */
export const ROUTES: readonly Route[] = [
  route('root', 'nav.dashboard', { kind: 'redirect', to: 'dashboard' }),
  route('login', 'pages.signIn', view('login'), blankGuests),
  route('forgotPassword', 'pages.forgotPassword', view('forgotPassword'), blankGuests),
  route('resetPassword', 'pages.resetPassword', view('resetPassword'), blankGuests),
  route('logout', 'pages.signOut', view('logout'), blankPublic),
  route('inactivity', 'pages.signOut', view('inactivity'), blankPublic),
  route('notAuthorized', 'pages.notAuthorizedTitle', view('notAuthorized'), blankPublic),

  // Payload's own dashboard is its root: the internal path `/` is never translated.
  route('dashboard', 'nav.dashboard', view('dashboard', '/'), { right: ['read', 'dashboard'] }),

  ...collection(
    {
      slug: 'companies',
      words: 'companies',
      list: 'customers',
      create: 'customerNew',
      edit: 'customerEdit',
    },
    usual('customers'),
  ),
  route('customerView', 'companies.singular', view('customerView'), {
    right: ['read', 'customers'],
  }),
  ...collection(
    {
      slug: 'branches',
      words: 'branches',
      list: 'branches',
      create: 'branchNew',
      edit: 'branchEdit',
    },
    usual('customers'),
  ),
  ...collection(
    {
      slug: 'employees',
      words: 'employees',
      list: 'employees',
      create: 'employeeNew',
      edit: 'employeeEdit',
    },
    usual('customers'),
  ),
  route('employeeShow', 'employees.singular', view('employeeShow'), {
    right: ['read', 'customers'],
  }),
  route('meetEmployeeShow', 'employees.singular', view('employeeShow'), {
    right: ['read', 'customers'],
  }),
  ...collection(
    { slug: 'meets', words: 'meets', list: 'meets', create: 'meetNew', edit: 'meetEdit' },
    { read: ['read', 'customers'], create: ['create', 'meets'], edit: ['create', 'meets'] },
  ),
  ...collection(
    {
      slug: 'meets',
      words: 'meets',
      list: 'companyMeets',
      create: 'companyMeetNew',
      edit: 'companyMeetEdit',
    },
    { read: ['read', 'customers'], create: ['create', 'meets'], edit: ['write', 'customers'] },
  ),

  ...collection(
    {
      slug: 'company-projects',
      words: 'companyProjects',
      list: 'companyProjects',
      create: 'companyProjectNew',
      edit: 'companyProjectEdit',
    },
    usual('company-projects'),
  ),
  ...collection(
    { slug: 'tenders', words: 'tenders', list: 'tenders', create: 'tenderNew', edit: 'tenderEdit' },
    { ...usual('tenders'), edit: ['create', 'tenders'] },
  ),
  route('tenderShow', 'tenders.singular', view('tenderShow'), {
    right: ['read', 'tenders'],
    layout: 'blank',
  }),

  ...collection(
    {
      slug: 'stock-cards',
      words: 'stockCards',
      list: 'stockCards',
      create: 'stockCardNew',
      edit: 'stockCardEdit',
    },
    usual('stock-cards'),
  ),
  ...collection(
    {
      slug: 'stock-groups',
      words: 'stockGroups',
      list: 'stockGroups',
      create: 'stockGroupNew',
      edit: 'stockGroupEdit',
    },
    usual('stock-groups'),
  ),
  ...collection(
    {
      slug: 'stock-group-stocks',
      words: 'stockGroupStocks',
      list: 'stockGroupStocks',
      create: 'stockGroupStockNew',
      edit: 'stockGroupStockEdit',
    },
    { ...usual('stock-group-stocks'), edit: ['write', 'stock-groups'] },
  ),
  ...collection(
    {
      slug: 'stock-movements',
      words: 'stockMovements',
      list: 'stockMovements',
      create: 'stockMovementNew',
      edit: 'stockMovementEdit',
    },
    usual('stock-movements'),
  ),
  ...collection(
    {
      slug: 'stock-reservations',
      words: 'stockReservations',
      list: 'stockReservations',
      create: 'stockReservationNew',
      edit: 'stockReservationEdit',
    },
    { ...usual('stock-reservations'), edit: ['create', 'stock-reservations'] },
  ),
  ...collection(
    {
      slug: 'stock-types',
      words: 'stockTypes',
      list: 'stockTypes',
      create: 'stockTypeNew',
      edit: 'stockTypeEdit',
    },
    usual('stock-types'),
  ),

  ...collection(
    { slug: 'users', words: 'users', list: 'users', create: 'userNew', edit: 'userEdit' },
    usual('users'),
  ),
  route('userView', 'users.singular', view('userView'), { right: ['read', 'users'] }),
  ...collection(
    { slug: 'roles', words: 'roles', list: 'roles', create: 'roleNew', edit: 'roleEdit' },
    usual('roles'),
  ),
  // It has no right of its own: open to holders of every right only.
  route('permissions', 'nav.permissions', view('permissions'), { guard: 'manageAll' }),
  route(
    'settings',
    'nav.settings',
    { ...view('settings'), replaces: '/globals/settings' },
    { right: ['read', 'settings'] },
  ),
  route('jobs', 'nav.jobs', view('jobs'), { right: ['read', 'jobs'] }),
  route('accessControl', 'nav.accessControl', view('accessControl'), {
    right: ['read', 'AclDemo'],
  }),

  route('userProfile', 'nav.profile', { kind: 'redirect', to: 'profile' }),
  route('profile', 'nav.profile', view('profile')),
  route('accountSettings', 'nav.accountSettings', { kind: 'redirect', to: 'account' }),
  route('account', 'nav.accountSettings', {
    ...view('account'),
    replaces: '/account-settings',
  }),
  route('accountSecurity', 'pages.accountSecurity', view('account')),
  route('accountNotifications', 'pages.accountNotifications', view('account')),
  route('accountAppearance', 'pages.accountAppearance', view('account')),
  route('notifications', 'notifications.plural', view('notifications')),
]

/** The route of a name; every name of PATHS has exactly one. */
export const routeOf = (name: RouteName): Route => {
  const found = ROUTES.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`No route is called ${name}`)
  return found
}

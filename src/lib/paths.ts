/**
 * The public paths of the product, each written once. `{scope}` is the company a page belongs to,
 * `{id}` the record, `{token}` a reset token.
 */
export const PATHS = {
  root: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/{token}',
  logout: '/logout',
  inactivity: '/logout-inactivity',
  notAuthorized: '/not-authorized',
  dashboard: '/dashboard',
  accessControl: '/access-control',
  userProfile: '/pages/user-profile',
  profile: '/pages/user-profile/profile',
  accountSettings: '/pages/account-settings',
  account: '/pages/account-settings/account',
  accountSecurity: '/pages/account-settings/security',
  accountNotifications: '/pages/account-settings/notifications',
  accountAppearance: '/pages/account-settings/appearance',
  notifications: '/notifications',

  customers: '/customers/list',
  customerNew: '/customers/new',
  customerView: '/customers/view/{id}',
  customerEdit: '/customers/edit/{id}',
  branches: '/customers/branches/{scope}',
  branchNew: '/customers/branches/new/{scope}',
  branchEdit: '/customers/branches/edit/{scope}/{id}',
  employees: '/customers/employees/{scope}',
  employeeNew: '/customers/employees/new/{scope}',
  employeeEdit: '/customers/employees/edit/{scope}/{id}',
  employeeShow: '/customers/employees/show/{scope}/{id}',
  meetEmployeeShow: '/customers/meets/show/{scope}/{id}',
  meets: '/customers/meets',
  meetNew: '/customers/meets/new',
  meetEdit: '/customers/meets/edit/{id}',
  companyMeets: '/customers/meets/{scope}',
  companyMeetNew: '/customers/meets/new/{scope}',
  companyMeetEdit: '/customers/meets/edit/{scope}/{id}',

  companyProjects: '/company-projects',
  companyProjectNew: '/company-projects/new',
  companyProjectEdit: '/company-projects/edit/{id}',

  tenders: '/tenders',
  tenderNew: '/tenders/new',
  tenderEdit: '/tenders/edit/{id}',
  tenderShow: '/tenders/show/{id}',

  stockCards: '/stock-cards',
  stockCardNew: '/stock-cards/new',
  stockCardEdit: '/stock-cards/edit/{id}',
  stockGroups: '/stock-groups',
  stockGroupNew: '/stock-groups/new',
  stockGroupEdit: '/stock-groups/edit/{id}',
  stockGroupStocks: '/stock-group-stocks',
  stockGroupStockNew: '/stock-group-stocks/new',
  stockGroupStockEdit: '/stock-group-stocks/edit/{id}',
  stockMovements: '/stock-movements',
  stockMovementNew: '/stock-movements/new',
  stockMovementEdit: '/stock-movements/edit/{id}',
  stockReservations: '/stock-reservations',
  stockReservationNew: '/stock-reservations/new',
  stockReservationEdit: '/stock-reservations/edit/{id}',
  stockTypes: '/stock-types',
  stockTypeNew: '/stock-types/new',
  stockTypeEdit: '/stock-types/edit/{id}',

  users: '/users/list',
  userNew: '/users/new',
  userView: '/users/view/{id}',
  userEdit: '/users/edit/{id}',
  roles: '/users/roles',
  roleNew: '/users/roles/new',
  roleEdit: '/users/roles/edit/{id}',
  permissions: '/users/permissions',
  settings: '/settings',
  jobs: '/jobs',
} as const

export type RouteName = keyof typeof PATHS

type PathValue = number | string
type ValuesOf<Template extends string> = Template extends `${string}{${string}}${infer Rest}`
  ? [value: PathValue, ...rest: ValuesOf<Rest>]
  : []

/**
 * Fills the `{…}` places of a path template, in order.
 * @param template a value of PATHS
 * @param values one value for each place; each is percent-encoded
 */
export const fillPath = (template: string, values: readonly PathValue[]): string => {
  let next = 0
  return template.replace(/\{\w+\}/g, () => encodeURIComponent(String(values[next++] ?? '')))
}

type PathBuilders = { [Name in RouteName]: (...values: ValuesOf<(typeof PATHS)[Name]>) => string }

/** Builders of links, one for each page: `paths.tenderEdit(12)`, `paths.branchEdit(company, id)`. */
export const paths = Object.fromEntries(
  Object.entries(PATHS).map(([name, template]) => [
    name,
    (...values: PathValue[]) => fillPath(template, values),
  ]),
) as PathBuilders

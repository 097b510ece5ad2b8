import { ROUTES, type ViewName } from './table'

/** The component of each view of ours, as a path for the import map. */
const COMPONENTS: Partial<Record<ViewName, string>> = {
  account: '/app/(payload)/views/AccountView#AccountView',
  profile: '/app/(payload)/views/ProfileView#ProfileView',
  notifications: '/app/(payload)/views/NotificationsView#NotificationsView',
  accessControl: '/app/(payload)/views/AccessControlView#AccessControlView',
  customerView: '/app/(payload)/views/CustomerView#CustomerView',
  employeeShow: '/app/(payload)/views/EmployeeView#EmployeeView',
  tenderShow: '/app/(payload)/views/TenderShow#TenderShow',
  userView: '/app/(payload)/views/UserView#UserView',
  settings: '/app/(payload)/views/SettingsView#SettingsView',
  jobs: '/app/(payload)/views/JobsView#JobsView',
  permissions: '/app/(payload)/views/PermissionsView#PermissionsView',
}

/** `{id}` in the product's table is `:id` for Payload. */
const pathForPayload = (path: string): `/${string}` =>
  path.replace(/\{(\w+)\}/g, ':$1') as `/${string}`

type AdminView = { path: `/${string}`; exact: boolean; Component: string }

/**
 * Our own screens at their paths, for `admin.components.views` of the configuration. Payload lets
 * anybody open a view with a plain path and draws no template around any: `routing/guardPage.ts`
 * checks before Payload is asked, and each view brings its own layout.
 */
export const adminViews: Readonly<Record<string, AdminView>> = {
  ...Object.fromEntries(
    ROUTES.flatMap(({ name, path, target }) => {
      const Component = target.kind === 'view' ? COMPONENTS[target.view] : undefined
      return Component ? [[name, { path: pathForPayload(path), exact: true, Component }]] : []
    }),
  ),
  // One screen for all lists; its path is none of the product's, so only our pages lead to it.
  list: {
    path: '/lists/:slug',
    exact: true,
    Component: '/app/(payload)/views/ListView#ListView',
  },
}

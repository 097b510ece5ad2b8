import { CATALOG } from '@/catalog'

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
    CATALOG.routes.flatMap(({ name, path, target }) => {
      if (target.kind !== 'view' || !target.screen) return []
      const Component = `/app/(payload)/views/${target.screen}#${target.screen}`
      return [[name, { path: pathForPayload(path), exact: true, Component }]]
    }),
  ),
  // One screen for all lists; its path is none of the product's, so only our pages lead to it.
  list: {
    path: '/lists/:slug',
    exact: true,
    Component: '/app/(payload)/views/ListView#ListView',
  },
}

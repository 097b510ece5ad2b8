import { CATALOG } from '@/catalog'
import type { Route } from '@/catalog/build'
import type { Right } from '@/catalog/names'
import { actionsOf, type Action, type Subject } from './roles/permissions'

/**
 * Routes of a subject: those guarded by its rights, those of its collections, and those that show
 * its records. Lost reasons are an exception: they are read with tenders but maintained by other
 * users.
 */
const routesAbout = (subject: Subject): Route[] => {
  const own = CATALOG.entities.filter(
    ({ subject: of, routes }) =>
      of === subject && (routes.length === 0 || routes.some((route) => route.subject === subject)),
  )
  const shownOn = own.flatMap((entity) => entity.shownOn ?? [])
  const others = CATALOG.routes.filter(
    (route) => route.subject === subject || shownOn.includes(route.name),
  )
  return [...new Set([...own.flatMap((entity) => entity.routes), ...others])]
}

const viewOf = ({ target }: Route): string => (target.kind === 'collection' ? target.view : 'view')

/**
 * The screens where a right is used: forms for changing and creating, else all that show records.
 */
const screensOf = (subject: Subject, action: Action): Route[] => {
  const routes = routesAbout(subject)
  const form = { write: 'edit', create: 'create' }[action as string]
  const forms = routes.filter((route) => viewOf(route) === form)
  if (forms.length > 0) return forms
  return routes.filter((route) => !['edit', 'create'].includes(viewOf(route)))
}

/**
 * Rights of which at least one is required in addition to this one, because they guard the screens
 * where it is used. Derived from the catalogue.
 * @returns empty if the right opens its screen, or the right to read the subject does
 */
export const screenConditionOf = (subject: Subject, action: Action): Right[] => {
  const screens = screensOf(subject, action)
  const isForm = screens.some((route) => ['edit', 'create'].includes(viewOf(route)))
  const opens = (route: Route) =>
    route.subject === subject && (route.action === action || (!isForm && route.action === 'read'))
  if (screens.some(opens)) return []
  const guards = screens.flatMap((route): Right[] =>
    route.action && route.subject ? [[route.action, route.subject]] : [],
  )
  return guards.filter(
    ([name, of], at) => guards.findIndex(([one, other]) => one === name && other === of) === at,
  )
}

/** The conditions on a subject, grouped by equal ones. */
export const conditionsOn = (subject: Subject): { actions: Action[]; rights: Right[] }[] => {
  const found = new Map<string, { actions: Action[]; rights: Right[] }>()
  for (const action of actionsOf(subject)) {
    const rights = screenConditionOf(subject, action)
    if (rights.length === 0) continue
    const key = JSON.stringify(rights)
    const { actions } = found.get(key) ?? { actions: [] }
    found.set(key, { actions: [...actions, action], rights })
  }
  return [...found.values()]
}

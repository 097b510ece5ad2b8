import { CATALOG } from '@/catalog'
import { toInternal } from '@/catalog/codec'
import { commandAt } from '@/catalog/commands/bodies/addresses'
import { isRecordId } from '@/domain/shared/recordId'
import { withoutSecrets } from '@/domain/shared/secretPaths'
import { OPEN_ROOTS } from '@/gate/routes/openRoutes'

const SLUGS: ReadonlySet<string> = new Set(CATALOG.entities.map(({ slug }) => slug))
/** Paths of the API that belong to no collection. */
const OTHERS: ReadonlySet<string> = new Set([
  ...Object.keys(OPEN_ROOTS),
  'globals',
  'graphql',
  'live',
  'mcp',
  'metrics',
  'q',
  'cal',
  'ready',
])

/**
 * A label for the part of the application that a path belongs to. The number of labels is small,
 * whatever paths clients send.
 */
export const routeLabel = (path: string): string => {
  const [, first = '', second = ''] = path.split('/')
  if (first === '_next') return 'asset'
  if (first !== 'api') return 'page'
  return SLUGS.has(second) || OTHERS.has(second) ? `api/${second}` : 'api/other'
}

/**
 * The route of a path: its template, which never has text of the request.
 * @param path without its query
 */
export const routeTemplate = (path: string): string => {
  const label = routeLabel(path)
  if (label === 'page') return toInternal(path)?.route.path ?? '/…'
  const [, , ...segments] = path.split('/')
  const [, second = '', ...rest] = segments
  if (!commandAt(segments)) return isRecordId(second) ? `/${label}/{id}` : `/${label}`
  return `/${[label, isRecordId(second) ? '{id}' : second, ...rest].join('/')}`
}

/** The path for the log: without its query and without secret tokens. */
export const pathForLog = (url: string): string => withoutSecrets(url.split('?', 1)[0] ?? '')

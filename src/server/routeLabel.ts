import { CATALOG } from '@/catalog'
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

/** The path for the log: without its query and without secret tokens. */
export const pathForLog = (url: string): string => withoutSecrets(url.split('?', 1)[0] ?? '')

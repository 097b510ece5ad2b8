/**
 * The layers of `src` from the bottom up, and what each may import besides itself: every layer
 * named stands above it in this list. ESLint, `src/imports.spec.ts` and the table of ARCHITECTURE.md
 * follow it. `app` and the files of `src` itself may import every layer, and every layer the generated
 * types of `payload-types.ts`.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const LAYERS = {
  domain: [],
  i18n: ['domain'],
  lib: ['domain', 'i18n'],
  // Files of records, in and out: what spreadsheets are made of, and nothing of where rows come from.
  exchange: ['domain', 'i18n', 'lib'],
  // What exists, as data: below everything that draws, opens or serves it.
  catalog: ['domain', 'i18n'],
  access: ['catalog', 'domain', 'i18n', 'lib'],
  database: ['catalog', 'domain', 'lib'],
  // What lists, pages and files are made of, as plain data for server and browser.
  present: ['access', 'catalog', 'domain', 'exchange', 'i18n', 'lib'],
  queries: ['access', 'catalog', 'database', 'domain', 'exchange', 'i18n', 'lib', 'present'],
  operations: [
    'access',
    'catalog',
    'database',
    'domain',
    'exchange',
    'i18n',
    'lib',
    'present',
    'queries',
  ],
  jobs: ['database', 'domain', 'lib', 'operations', 'queries'],
  fields: ['access', 'catalog', 'domain', 'i18n', 'lib', 'operations', 'queries'],
  hooks: ['access', 'catalog', 'domain', 'fields', 'i18n', 'lib', 'operations', 'queries'],
  collections: [
    'access',
    'catalog',
    'domain',
    'exchange',
    'fields',
    'hooks',
    'i18n',
    'lib',
    'operations',
    'queries',
  ],
  globals: [
    'access',
    'catalog',
    'collections',
    'domain',
    'fields',
    'hooks',
    'i18n',
    'lib',
    'operations',
    'queries',
  ],
  components: ['access', 'catalog', 'domain', 'exchange', 'i18n', 'lib', 'present'],
  routing: ['access', 'catalog', 'components', 'domain', 'i18n', 'lib', 'operations', 'queries'],
  gate: [
    'access',
    'catalog',
    'database',
    'domain',
    'fields',
    'i18n',
    'lib',
    'operations',
    'queries',
    'routing',
  ],
  server: ['catalog', 'database', 'domain', 'gate', 'i18n', 'lib', 'routing'],
}

/** Folders of `src/components`, from the bottom: each may import its own tier's and those below. */
export const TIERS = [
  ['ui'],
  ['frame'],
  ['list', 'document'],
  [
    'audit',
    'calendar',
    'customers',
    'dashboard',
    'developers',
    'imports',
    'jobs',
    'meets',
    'privacy',
    'projects',
    'settings',
    'stock',
    'tenders',
    'today',
    'trash',
    'users',
    'webhooks',
  ],
]

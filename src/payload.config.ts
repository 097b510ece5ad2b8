import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { tr } from '@payloadcms/translations/languages/tr'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { collections } from './collections'
import { programEndpoint } from './collections/users/clients/clientEndpoints'
import { checkAccess } from './collections/checkAccess'
import { withPreferenceEndpoint } from './collections/preferences/preferenceEndpoint'
import { guardAddedFields } from './collections/guardAddedFields'
import { poolOf } from './database/adapter'
import { connectionOptions } from './database/connections'
import { withCreatedRows } from './database/createdRows'
import { bigIds, exactNumbers } from './database/exactNumbers'
import { withFoldedSearch } from './database/foldedSearch'
import { withHonestCommit } from './database/honestCommit'
import { tracedDriver } from './database/tracedPool'
import { withUniqueOrder } from './database/uniqueOrder'
import { MAX_FILE_BYTES } from './domain/files/fileTypes'
import { afterError } from './gate/afterError'
import { openApiEndpoint } from './gate/openapi/openApiEndpoint'
import { prepareGate, watchInstance } from './gate/prepareGate'
import { dashboardEndpoint } from './globals/endpoints/dashboard'
import { eventEndpoints } from './globals/endpoints/events'
import { todayEndpoints } from './globals/endpoints/today'
import { privacyEndpoints } from '@/globals/endpoints/privacy'
import { calendarEndpoint, calendarFeedEndpoints } from './globals/endpoints/calendar'
import { whyEndpoints } from '@/globals/endpoints/why'
import { offerEndpoints } from './globals/endpoints/offer'
import { Settings } from './globals/Settings'
import { DEFAULT_LOCALE } from './i18n/locales'
import { payloadTranslations, typographic } from './i18n/payloadTranslations'
import { mailAdapter } from './lib/mailAdapter'
import { env } from './lib/env'
import { logOptions } from './lib/logOptions'
import { showPool } from './lib/resources'
import {
  countingEndpoints,
  jobEndpoints,
  periodEndpoints,
  priceEndpoints,
  recordEndpoints,
  sessionEndpoints,
  stockroomEndpoints,
  trashEndpoints,
  searchEndpoint,
  abilitiesEndpoint,
  exportsEndpoint,
  timelineEndpoint,
} from './globals/endpoints/rootEndpoints'

const baseDir = path.dirname(fileURLToPath(import.meta.url))
const globals = [Settings]
checkAccess([...collections, ...globals])

const config = buildConfig({
  routes: { admin: '/' },
  serverURL: env.SERVER_URL,
  secret: env.PAYLOAD_SECRET,
  telemetry: false,
  // In development and in tests the log is human-readable.
  ...(process.env.NODE_ENV === 'production' && { logger: { options: logOptions } }),
  defaultDepth: 0,
  maxDepth: 2,
  collections,
  globals,
  endpoints: [
    abilitiesEndpoint,
    programEndpoint,
    openApiEndpoint,
    dashboardEndpoint,
    searchEndpoint,
    ...todayEndpoints,
    calendarEndpoint,
    timelineEndpoint,
    exportsEndpoint,
    ...eventEndpoints,
    ...countingEndpoints,
    ...jobEndpoints,
    ...periodEndpoints,
    ...priceEndpoints,
    ...recordEndpoints,
    ...sessionEndpoints,
    ...stockroomEndpoints,
    ...trashEndpoints,
    ...whyEndpoints,
    ...privacyEndpoints,
    ...offerEndpoints,
    ...calendarFeedEndpoints,
  ],
  sharp,
  email: mailAdapter,
  typescript: { outputFile: path.resolve(baseDir, 'payload-types.ts'), autoGenerate: false },
  i18n: {
    supportedLanguages: { tr, en, fr: typographic(fr), ar },
    fallbackLanguage: DEFAULT_LOCALE,
    translations: payloadTranslations,
  },
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  graphQL: {
    maxComplexity: 500,
    disablePlaygroundInProduction: true,
    // Code generators of integrators read the schema; the gate allows only signed-in users.
    disableIntrospectionInProduction: false,
  },
  // One byte more than a file may have: a file of exactly the limit would count as truncated.
  upload: { limits: { fileSize: MAX_FILE_BYTES + 1, files: 1 } },
  hooks: { afterError: [afterError] },
  onInit: (payload) => {
    prepareGate(payload)
    watchInstance(payload)
    // A lost idle connection would otherwise end a plain Node process.
    const pool = poolOf(payload)
    showPool('database_connections', pool)
    pool.on('error', (error) => payload.logger.error({ msg: 'Idle connection lost', err: error }))
  },
  admin: {
    user: 'users',
    avatar: 'default',
    theme: 'all',
    autoRefresh: false,
    dateFormat: 'dd.MM.yyyy HH:mm',
    suppressHydrationWarning: true,
    components: {
      header: ['/app/(payload)/frame/FormHeader#FormHeader'],
      Nav: '/app/(payload)/frame/Nav#Nav',
    },
    routes: {
      forgot: '/forgot-password',
      unauthorized: '/not-authorized',
      reset: '/reset-password',
      account: '/account-settings',
    },
    importMap: {
      baseDir,
      importMapFile: path.resolve(baseDir, 'app', '(payload)', 'importMap.js'),
      autoGenerate: false,
    },
  },
  db: withUniqueOrder(
    withFoldedSearch(
      withHonestCommit(
        withCreatedRows(
          postgresAdapter({
            idType: 'serial',
            push: false,
            migrationDir: path.resolve(baseDir, 'database', 'migrations'),
            afterSchemaInit: [exactNumbers([...collections, ...globals]), bigIds],
            pool: connectionOptions('requests'),
            pg: tracedDriver,
          }),
        ),
      ),
    ),
  ),
})

export default withPreferenceEndpoint(guardAddedFields(config))

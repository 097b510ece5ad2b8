import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

import { LAYERS, TIERS } from './layers.mjs'
import { cutFormattedText } from './scripts/lint/cutFormattedText.mjs'
import { RAW_READERS, RAW_READS } from './scripts/lint/rawReads.mjs'
import { adapterSeam, requestSeam } from './scripts/lint/seam.mjs'

const restrict = (layer, patterns) => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  ignores: ['**/*.spec.ts', '**/*.spec.tsx'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
})

const layerPatterns = (layer, allowed) => {
  const others = [...Object.keys(LAYERS), 'app']
    .filter((name) => name !== layer && !allowed.includes(name))
    .join('|')
  const patterns = [
    {
      regex: `^(@/|(\\.\\./)+)(${others})(/|$)`,
      message: `${layer} may import only: ${allowed.join(', ') || 'nothing'} (ARCHITECTURE.md).`,
    },
  ]
  if (layer === 'domain')
    patterns.push({
      regex: '^(?!\\.|decimal\\.js$|culori/fn$|@/domain)',
      message: 'domain holds pure rules: no framework, no Node API.',
    })
  return patterns
}

const directions = Object.entries(LAYERS).map(([layer, allowed]) =>
  restrict(layer, layerPatterns(layer, allowed)),
)

/** Lists and records stand side by side: neither knows the other. */
const aboveTier = (folder, tier) => [
  ...TIERS.slice(tier + 1).flat(),
  ...(tier === 2 ? TIERS[2].filter((other) => other !== folder) : []),
]

const tiers = TIERS.slice(0, -1).flatMap((folders, tier) =>
  folders.map((folder) =>
    restrict(`components/${folder}`, [
      ...layerPatterns('components', LAYERS.components),
      {
        regex: `^(@/components/|(\\.\\./)+)(${aboveTier(folder, tier).join('|')})(/|$)`,
        message: `components/${folder} may import only its own tier and those below (ARCHITECTURE.md).`,
      },
    ]),
  ),
)

/** What one bundle writes onto the configuration, another could not read. */
const markOfOneBundle = {
  selector: 'CallExpression[callee.name="Symbol"]',
  message: 'Use Symbol.for: the server, pages and endpoints have a copy of this module each.',
}

/** A nested Payload call without `req` takes a second connection and commits on its own. */
const nestedCallWithoutReq = {
  selector:
    "CallExpression[callee.object.property.name=/^(payload|db)$/][callee.property.name=/^(find|findOne|findByID|create|update|updateOne|delete|deleteOne|count)$/] > ObjectExpression:not(:has(> Property[key.name='req']))",
  message: 'Pass req: without it this call leaves the transaction and can hang the pool.',
}

/** People and programs have the same numbers: client 5 is not person 5. */
const numberOfCaller = {
  selector: "MemberExpression[object.property.name='user'][property.name='id']",
  message: 'Use staffIdOf (people alone) or callerKey (kind and number) of access/session/staffOf.',
}

/** A test that waits for a length of time, or measures one, fails on a busy machine. */
const clocksInTests = [
  {
    selector:
      "NewExpression[callee.name='Promise'] > ArrowFunctionExpression > CallExpression[callee.name='setTimeout'][arguments.1.value!=1]",
    message: 'Wait for what is to be seen (expect.poll, vi.waitFor), or move the clock.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what is to be seen.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^toBe(Less|Greater)Than/] > MemberExpression > CallExpression > BinaryExpression > CallExpression.left[callee.property.name='now']",
    message: 'Count what was done instead of the time it took; measurements live in bench/.',
  },
]

const rawRead = {
  selector: "CallExpression[callee.property.name='execute']",
  message: RAW_READS.message,
}
/** What pages and answers are made of (decision 0059). */
const SHOWN = [
  'src/{app,queries}/**/*.{ts,tsx}',
  'src/{collections,globals}/**/{endpoints/**/*,*ndpoint,*ndpoints}.ts',
]
const ALLOWED_RAW = [
  ...Object.keys(RAW_READERS).map((file) => `src/queries/${file}`),
  // It runs the statements of the files above.
  'src/queries/shared/rows.ts',
  // Whether the migrations are done is for the server itself.
  'src/app/(payload)/api/health/route.ts',
]

/** A flag of a connection stays with it: the pool gives it to other tests, whose guards are off. */
const flagOfConnection = {
  selector: "TemplateElement[value.raw=/set_config\\('app[^)]*, false\\)/]",
  message: 'Set the flag for the transaction only: set_config(…, true).',
}

/** Components that sit in a slot of Payload's form, outside of `document`: they name its props. */
const PAYLOAD_FIELDS = [
  'customers/WorkingDays.tsx',
  'stock/GroupParts.tsx',
  'stock/ValidityHint.tsx',
  'stock/card/TaxRateHint.tsx',
  'stock/movement/*.tsx',
  'tenders/LineEditor.tsx',
  'tenders/files/TenderFiles.tsx',
  'tenders/deliveries/TenderDeliveries.tsx',
  'tenders/payment/PaymentPatterns.tsx',
  'tenders/sends/TenderSends.tsx',
  'users/clients/ExpiryField.tsx',
  'users/clients/ChannelsField.tsx',
  'users/clients/NetworksField.tsx',
  'users/clients/ScopesField.tsx',
  'webhooks/TypesField.tsx',
  'users/password/CurrentPassword.tsx',
  'users/roles/PermissionMatrix.tsx',
]

/** Components that use hooks of Payload's page: its form, its record, its user. */
const PAYLOAD_HOOKS = [
  'tenders/TenderChips.tsx',
  'tenders/commands/SideSummary.tsx',
  'tenders/lines/rows/useServerErrors.ts',
  'tenders/lines/rows/useTenderTerms.ts',
  'tenders/payment/usePlan.ts',
]
const inComponents = (files) => files.map((file) => `src/components/${file}`)

const NO_SERVER = {
  // Beside its interface only the editor that it ships, which is no part of a server.
  regex: '^(payload/(?!shared$)|@payloadcms/(?!ui$|translations$|richtext-lexical/lexical(/|$)))',
  message: 'Components get their data as props, from app.',
}
const NO_PAYLOAD = {
  regex: '^(payload$|@payloadcms/)',
  message: 'Components do not know Payload, except those listed in eslint.config.mjs.',
}
const SERVER_TYPES = {
  name: 'payload',
  importNames: ['Payload', 'PayloadRequest', 'getPayload', 'TypedUser', 'Where'],
  message: 'Components get their data as props, from app.',
}

// The plain rule, so that it does not replace the directions above, which hold for the same files.
const componentsWithoutPayload = [
  {
    files: ['src/components/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [NO_PAYLOAD] }],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use callApi or readApi of components/ui/requests/api.' },
        {
          name: 'XMLHttpRequest',
          message: 'Use callApi or readApi of components/ui/requests/api.',
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'fetch', message: 'Use components/ui/requests/api.' },
        { object: 'globalThis', property: 'fetch', message: 'Use components/ui/requests/api.' },
      ],
    },
  },
  {
    files: ['src/components/document/**/*.{ts,tsx}', ...inComponents(PAYLOAD_FIELDS)],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [SERVER_TYPES], patterns: [NO_SERVER] }] },
  },
  {
    files: inComponents(PAYLOAD_HOOKS),
    rules: { 'no-restricted-imports': ['error', { paths: ['payload'], patterns: [NO_SERVER] }] },
  },
]

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'src/payload-types.ts',
      'src/database/migrations/**',
      'src/app/(payload)/importMap.js',
      'next-env.d.ts',
      'docs/openapi.d.ts',
      'test-results/**',
      'playwright-report/**',
      'reports/**',
      '.stryker-tmp/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
      'max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: [
      'src/i18n/{tr,en,fr,ar}/*.ts',
      'src/i18n/payloadWords.ts',
      '**/*.spec.ts',
      'tests/**',
      'scripts/**',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    // The compiler does not check these files.
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-undef': 'error' },
  },
  {
    files: ['scripts/**', 'tests/**', 'bench/**'],
    // `declare module` needs an interface.
    rules: { 'no-console': 'off', '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['tests/e2e/**/*.@(e2e|spec).ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Take test from ./support/test: it keeps one warm browser session a worker.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // The first field of a dialog and of the sign-in page takes the focus on purpose (AU1).
      'jsx-a11y/no-autofocus': 'off',
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'group'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { texts: { rules: { 'no-cut-formatted': cutFormattedText } } },
    rules: { 'texts/no-cut-formatted': 'error' },
  },
  {
    files: ['{src,scripts}/**/*.{ts,tsx,mjs}', 'tests/**/*.ts'],
    plugins: { seam: { rules: { adapter: adapterSeam, requests: requestSeam } } },
    rules: { 'seam/adapter': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
    // The files of Next that plug Payload's handlers in, and the one that wraps its links.
    ignores: [
      'src/lib/payloadRequests.ts',
      'src/app/(payload)/api/{[[]...slug[]],graphql,mcp}/route.ts',
      'src/app/(payload)/serverFunction.ts',
      'src/app/(payload)/forms/**/page.tsx',
      'src/app/(payload)/layout.tsx',
      'src/routing/payloadShared.ts',
    ],
    rules: { 'seam/requests': 'error' },
  },
  {
    // Some tests break the adapter on purpose.
    files: ['src/database/**/*.ts', 'src/payload.config.ts', 'tests/int/**/*.spec.ts'],
    rules: { 'seam/adapter': 'off' },
  },
  {
    files: ['src/access/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', markOfOneBundle] },
  },
  {
    files: ['src/{operations,jobs,hooks,collections,globals}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', nestedCallWithoutReq, numberOfCaller] },
  },
  {
    files: ['src/{queries,gate,fields,routing}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', numberOfCaller] },
  },
  {
    files: ['**/*.@(spec|e2e|test).@(ts|tsx|mjs)', 'tests/**'],
    rules: { 'no-restricted-syntax': ['error', ...clocksInTests, flagOfConnection] },
  },
  {
    files: SHOWN,
    ignores: ['**/*.spec.ts', ...ALLOWED_RAW],
    rules: { 'no-restricted-imports': ['error', { patterns: [RAW_READS] }] },
  },
  {
    files: ['src/app/**/*.{ts,tsx}'],
    ignores: ALLOWED_RAW,
    rules: { 'no-restricted-syntax': ['error', rawRead] },
  },
  {
    files: ['src/queries/**/*.ts'],
    ignores: ['src/queries/shared/rows.ts'],
    rules: { 'no-restricted-syntax': ['error', numberOfCaller, rawRead] },
  },
  {
    files: ['src/{collections,globals}/**/{endpoints/**/*,*ndpoint,*ndpoints}.ts'],
    rules: { 'no-restricted-syntax': ['error', nestedCallWithoutReq, numberOfCaller, rawRead] },
  },
  ...directions,
  ...tiers,
  ...componentsWithoutPayload,
)

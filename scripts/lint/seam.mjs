/**
 * The two seams to Payload (docs/payload.md): `src/database` alone knows the adapter and Drizzle,
 * `src/lib/payloadRequests.ts` alone the functions of Payload's requests.
 */

/** Of the documented API of the adapter: what Payload's own collections are read and written by. */
const DOCUMENTED =
  /^(find|findOne|findDistinct|count|create|updateOne|updateMany|deleteOne|deleteMany|migrate\w*|beginTransaction|commitTransaction|rollbackTransaction|destroy|name)$/

const OF_THE_ADAPTER = /^(drizzle-orm|drizzle-kit|@payloadcms\/(drizzle|db-postgres))(\/|$)/
/** The template of statements and its type: the adapter's documented way to write SQL. */
const SQL_ONLY = ['sql', 'SQL']

const isDatabase = (node) =>
  node.type === 'MemberExpression' && !node.computed && node.property.name === 'db'

const insideOf = (node) =>
  node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression'
    ? insideOf(node.expression)
    : node

const importedFrom = (node, allowed) =>
  node.specifiers.filter(
    ({ type, imported }) => type !== 'ImportSpecifier' || !allowed.includes(imported.name),
  )

/** Casts of `payload.db`, members of it that are not documented, and imports of Drizzle. */
export const adapterSeam = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cast: 'Use a function of src/database/adapter: it is the only file that casts the adapter.',
      member: '{{name}} is no documented member of the adapter: use src/database/adapter.',
      import: 'Only src/database knows {{source}}; elsewhere only sql and SQL come from it.',
    },
  },
  create: (context) => ({
    TSAsExpression: (node) => {
      if (node.parent.type !== 'TSAsExpression' && isDatabase(insideOf(node)))
        context.report({ node, messageId: 'cast' })
    },
    MemberExpression: (node) => {
      const { name } = node.property
      if (isDatabase(node.object) && !node.computed && !DOCUMENTED.test(name))
        context.report({ node, messageId: 'member', data: { name } })
    },
    VariableDeclarator: ({ id, init }) => {
      if (!init || id.type !== 'ObjectPattern' || !isDatabase(init)) return
      for (const { key } of id.properties)
        if (key && !DOCUMENTED.test(key.name))
          context.report({ node: key, messageId: 'member', data: { name: key.name } })
    },
    ImportDeclaration: (node) => {
      const source = node.source.value
      if (OF_THE_ADAPTER.test(source) && importedFrom(node, SQL_ONLY).length > 0)
        context.report({ node, messageId: 'import', data: { source } })
    },
  }),
}

/** Names of `payload` that belong to its handling of requests, sessions and permissions. */
const OF_REQUESTS = [
  'applyUserReadAccess',
  'createLocalReq',
  'createPayloadRequest',
  'executeAuthStrategies',
  'extractJWT',
  'getAccessResults',
  'getEntityPermissions',
  'getFieldsToSign',
  'handleEndpoints',
  'JWT_AUTH_VERSION',
  'jwtSign',
  'sanitizePermissions',
]
const INSIDE_OF_PAYLOAD = /(^payload\/internal|(^|\/)payload\/dist\/|^@payloadcms\/next(\/|$))/

/** Functions of Payload's requests, and modules that are not meant for others. */
export const requestSeam = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: 'Use src/lib/payloadRequests: only it imports {{name}} of Payload.',
      import: 'Only the files that eslint.config.mjs names know {{source}}.',
    },
  },
  create: (context) => ({
    'ImportDeclaration, ExportNamedDeclaration[source]': (node) => {
      const source = node.source.value
      if (INSIDE_OF_PAYLOAD.test(source))
        context.report({ node, messageId: 'import', data: { source } })
      if (source !== 'payload') return
      for (const { imported, local } of node.specifiers) {
        const name = imported?.name ?? local.name
        if (OF_REQUESTS.includes(name)) context.report({ node, messageId: 'name', data: { name } })
      }
    },
  }),
}

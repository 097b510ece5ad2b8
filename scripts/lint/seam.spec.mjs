import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'

import { adapterSeam, requestSeam } from './seam.mjs'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } })
const wrong = (messageId) => (code) => ({ code, errors: [{ messageId }] })

tester.run('seam/adapter', adapterSeam, {
  valid: [
    "payload.db.findOne({ collection: 'roles', where, req })",
    'const id = await req.payload.db.beginTransaction()',
    "import { sql } from '@payloadcms/db-postgres'",
    "import type { SQL } from '@payloadcms/db-postgres/drizzle'",
    "import { poolOf } from '@/database/adapter'; poolOf(payload).query('select 1')",
  ],
  invalid: [
    ...[
      'const { pool } = payload.db as unknown as { pool: Pool }',
      'const db = req.payload.db as PostgresAdapter',
      '(payload!.db as never)!.anything()',
    ].map(wrong('cast')),
    ...[
      'payload.db.drizzle.execute(statement)',
      'req.payload.db.sessions[id]',
      'const { pool } = payload.db',
    ].map(wrong('member')),
    ...[
      "import { eq } from 'drizzle-orm'",
      "import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'",
      "import { getTableColumns } from '@payloadcms/db-postgres/drizzle'",
      "import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'",
      "import * as drizzle from '@payloadcms/drizzle'",
    ].map(wrong('import')),
  ],
})

tester.run('seam/requests', requestSeam, {
  valid: [
    "import { getPayload, type PayloadRequest } from 'payload'",
    "import { systemRequest } from '@/lib/payloadRequests'",
  ],
  invalid: [
    ...[
      "import { createLocalReq } from 'payload'",
      "import { executeAuthStrategies, type Payload } from 'payload'",
      "export { jwtSign } from 'payload'",
    ].map(wrong('name')),
    ...[
      "import { getEntityPermissions } from 'payload/internal'",
      "import { REST_GET } from '@payloadcms/next/routes'",
      "import { formatAdminURL } from '../../node_modules/payload/dist/exports/shared.js'",
    ].map(wrong('import')),
  ],
})

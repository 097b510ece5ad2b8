import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { allPermissions, buildAbility, canManageAll } from '@/access/buildAbility'
import type { Permission } from '@/access/permissions'
import { down, up } from '@/migrations/20261123_015900_export_right'
import { select } from '../../factories/database'
import { makePerson } from '../gate/people'
import { startPayload } from '../gate/rest'

/** Subjects that came later were given with the right. */
const LATER: readonly string[] = ['price-changes']

const without: Permission[] = allPermissions().map((row) => ({
  ...row,
  actions: row.actions.filter((action) => action !== 'export' || LATER.includes(row.subject)),
}))
// Going back takes it from all.
const withoutAny = without.map((row) => ({
  ...row,
  actions: row.actions.filter((action) => action !== 'export'),
}))
const SELLER: Permission[] = [
  { subject: 'customers', actions: ['read', 'write'] },
  { subject: 'tenders', actions: ['read'], fields: ['number'] },
]

it('gives administrators of before the right to take lists along, and nobody else', async () => {
  const payload = await startPayload()
  const { drizzle: db } = payload.db
  const [old, seller] = [await makePerson(payload, without), await makePerson(payload, SELLER)]
  const rightsOf = async ({ roleId }: { roleId: number }) =>
    (
      await select<{ permissions: unknown }>(`select permissions from roles where id = $1`, [
        roleId,
      ])
    )[0]?.permissions
  const mayAll = async () => canManageAll(buildAbility(await rightsOf(old)))

  // Others have roles in this database as well.
  const before = await select<{ id: number; permissions: unknown }>(
    `select id, permissions from roles`,
  )
  try {
    expect(await mayAll()).toBe(false)
    await up({ db } as MigrateUpArgs)
    expect(await mayAll()).toBe(true)
    expect(await rightsOf(seller)).toEqual(SELLER)
    const granted = await rightsOf(old)
    await up({ db } as MigrateUpArgs)
    expect(await rightsOf(old)).toEqual(granted)
    await down({ db } as MigrateUpArgs)
    expect(await rightsOf(old)).toEqual(withoutAny)
  } finally {
    for (const { id, permissions } of before)
      await select(`update roles set permissions = $2 where id = $1`, [
        id,
        JSON.stringify(permissions),
      ])
  }
})

import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { fold } from '@/domain/shared/fold'
import { refuseFields } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'

const ROLE_NAMES = 7_102

/**
 * No two roles whose names are equal after folding: "Yönetici" and "YONETİCİ". Concurrent saves are
 * serialised here.
 */
export const refuseSameName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (typeof data.name !== 'string' || data.name === originalDoc?.name) return data
  await query(req, sql`select pg_advisory_xact_lock(${ROLE_NAMES})`)
  const others = await query<{ name: string }>(
    req,
    sql`select name from roles where id <> ${Number(originalDoc?.id ?? 0)}`,
  )
  const wanted = fold(data.name.trim())
  const isTaken = others.some(({ name }) => fold(name.trim()) === wanted)
  refuseFields([isTaken ? { path: 'name', code: 'notUnique' } : null])
  return data
}

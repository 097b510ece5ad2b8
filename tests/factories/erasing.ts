import type { Ticked } from '@/catalog/commands/privacy'
import type { ErasurePreview } from '@/present/privacy/erasure'
import type { HitGroup } from '@/present/privacy/hits'
import type { Client, Json } from './client'
import { asSuperuser, select } from './database'

/** A person is searched for in every row: those of other files would take a second each time. */
export const forgetTrail = () =>
  asSuperuser(`set session_replication_role = replica; truncate audit_events;
    set session_replication_role = origin`)

type Asked = { name?: string; email?: string; phone?: string }

/** Where a person is found. */
export const hitsOf = async (by: Client, person: Asked): Promise<HitGroup[]> => {
  const { status, json } = await by.post<{ groups: HitGroup[] }>('/privacy/search', person)
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json.groups
}

/** Every row of some tables, or of all, in which a person is found. */
export const tickAll = async (
  by: Client,
  person: Asked,
  isTicked: (table: string) => boolean = () => true,
): Promise<Ticked[]> =>
  (await hitsOf(by, person))
    .filter(({ table }) => isTicked(table))
    .flatMap(({ hits }) => hits.map(({ table, key }) => ({ table, key })))

export const previewOf = (by: Client, person: Asked, rows: readonly Ticked[]) =>
  by.post<ErasurePreview>('/privacy/erasure', { ...person, rows } as Json)

/** Erases what is ticked, as its preview shows it. */
export const eraseTicked = async (
  by: Client,
  person: Asked,
  rows: readonly Ticked[],
  change: Json = {},
) => {
  const { json } = await previewOf(by, person, rows)
  return by.post<{ rows?: number; errors?: { code: string; fields?: Json[] }[] }>(
    '/privacy/erase',
    { ...person, rows, seen: json.seen, reason: 'Başvuru 2026/14', ...change } as Json,
  )
}

/** The tables of which some row holds a text, whatever the column. */
export const tablesHolding = async (
  text: string,
  ask: typeof select = select,
): Promise<string[]> => {
  const tables = await ask<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const holding: string[] = []
  for (const { name } of tables) {
    const rows = await ask(
      `select 1 from "${name}" t where fold_text(t::text) like '%' || $1 || '%' limit 1`,
      [text],
    )
    if (rows.length > 0) holding.push(name)
  }
  return holding
}

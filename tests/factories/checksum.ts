import { select } from './database'

/** What is noted of requests themselves. */
const NOTED = ['audit_events', 'api_client_uses', 'rate_limits', 'events', 'payload_kv']

/** The sum of each table that a request could change; not of what is noted of requests themselves. */
export const checksum = async () => {
  const tables = await select<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> all($1) order by 1`,
    [NOTED],
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t`,
  )
  return select<{ name: string; sum: string }>(`${parts.join(' union all ')} order by name`)
}

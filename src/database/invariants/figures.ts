import type { Invariant } from './invariant'

/** PostgreSQL compares and sums NaN and Infinity without complaint; no figure of ours is one. */
export const FIGURE_INVARIANTS: Invariant[] = [
  {
    name: 'X-01 every number of every table is finite',
    sql: `select * from (
            select table_name, (xpath('/row/n/text()', query_to_xml(format(
                'select count(*) as n from %I where %s', table_name,
                string_agg(format('%I in (''NaN'', ''Infinity'', ''-Infinity'')', column_name), ' or ')
              ), false, true, '')))[1]::text::int as rows
            from information_schema.columns join information_schema.tables using (table_schema, table_name)
            where table_schema = 'public' and table_type = 'BASE TABLE'
              and data_type in ('numeric', 'double precision', 'real')
            group by 1) n where rows > 0`,
  },
]

import type { Invariant } from './invariant'

/** One row per table with numeric columns: a statement that counts rows with NaN or Infinity. */
export const NUMBER_CHECKS = `
  select c.relname::text as table_name, format('select count(*)::int as rows from %I where %s', c.relname,
      string_agg(format('%I in (''NaN'', ''Infinity'', ''-Infinity'')', a.attname), ' or ')
    ) as statement
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('numeric'::regtype, 'float8'::regtype, 'float4'::regtype)
  group by 1, c.relname`

/** PostgreSQL compares and sums NaN and Infinity without an error; no figure may be either. */
export const FIGURE_INVARIANTS: Invariant[] = [
  {
    name: 'X-02 no row of any table was changed before it was made',
    sql: `select relation, rows from rows_changed_before_made()`,
  },
  {
    name: 'X-01 every number of every table is finite',
    sql: `select * from (
            select table_name, (xpath('/row/rows/text()',
                query_to_xml(statement, false, true, '')))[1]::text::int as rows
            from (${NUMBER_CHECKS}) s) n where rows > 0`,
  },
]

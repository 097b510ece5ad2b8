/** Runs one statement and returns its rows. */
export type Run = <T>(statement: string) => Promise<T[]>

/** Excludes objects of an extension. */
const isOurs = (catalogue: string, oid: string): string =>
  `not exists (select from pg_depend e where e.classid = '${catalogue}'::regclass
     and e.objid = ${oid} and e.deptype = 'e')`
const OUR_SCHEMA = `'public'::regnamespace`
/**
 * An access control list with its implied default, so that one that was never changed compares
 * equal.
 */
const grants = (list: string, type: string, owner: string): string =>
  `(select string_agg(coalesce(nullif(a.grantee, 0)::regrole::text, 'public') || '=' || a.privilege_type,
      ',' order by a.grantee::regrole::text, a.privilege_type)
    from aclexplode(coalesce(${list}, acldefault('${type}', ${owner}))) a)`
/** Comments and line breaks do not change what a function does. */
const codeOf = (text: string): string =>
  String.raw`btrim(regexp_replace(regexp_replace(${text}, '--[^\n]*', '', 'g'), '\s+', ' ', 'g'))`

/** Queries that return one line per object: its kind, its name, its definition. */
const PARTS: readonly string[] = [
  `select 'extension', extname, extrelocatable::text from pg_extension`,
  `select 'schema', nspname, nspowner::regrole || ' ' || ${grants('nspacl', 'n', 'nspowner')}
     from pg_namespace where nspname = 'public'`,
  `select 'enum', typname, (select string_agg(enumlabel, ', ' order by enumsortorder)
       from pg_enum where enumtypid = t.oid) || ' ' || typowner::regrole
     from pg_type t where typnamespace = ${OUR_SCHEMA} and typtype = 'e'`,
  `select 'type', typname, concat_ws(' ', typtype, typowner::regrole) from pg_type t
     where typnamespace = ${OUR_SCHEMA} and typtype in ('c', 'd', 'r') and typrelid not in
       (select oid from pg_class where relkind = 'r') and ${isOurs('pg_type', 't.oid')}`,
  `select 'collation', collname, concat_ws(' ', collprovider, collcollate, colllocale,
       collisdeterministic, collowner::regrole)
     from pg_collation where collnamespace = ${OUR_SCHEMA}`,
  `select case relkind when 'r' then 'table' else relkind::text end, relname, concat_ws(' ',
       relpersistence, relrowsecurity, relreplident, reloptions, relowner::regrole,
       ${grants('relacl', 'r', 'relowner')}, case when relkind in ('v', 'm') then pg_get_viewdef(c.oid) end)
     from pg_class c where relnamespace = ${OUR_SCHEMA} and relkind not in ('i', 'S', 'c')
       and ${isOurs('pg_class', 'c.oid')}`,
  // The position among the existing columns: dropped ones leave gaps in the stored numbers.
  `select 'column', c.relname || '.' || attname, concat_ws(' ',
       'at ' || row_number() over (partition by c.oid order by attnum),
       format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
       nullif(attgenerated::text, ''), nullif(attidentity::text, ''),
       'default ' || pg_get_expr(d.adbin, d.adrelid),
       (select 'collate ' || n.collname from pg_collation n where n.oid = attcollation
         and n.collname <> 'default'),
       attstorage, nullif(attcompression::text, ''), attacl, attoptions, nullif(attstattarget, -1))
     from pg_attribute a join pg_class c on c.oid = attrelid
     left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
     where c.relnamespace = ${OUR_SCHEMA} and c.relkind = 'r' and attnum > 0 and not attisdropped`,
  `select 'constraint', conrelid::regclass || '.' || conname,
       concat_ws(' ', contype, pg_get_constraintdef(oid), condeferrable, condeferred, convalidated)
     from pg_constraint where connamespace = ${OUR_SCHEMA} and contype <> 't'`,
  `select 'index', c.relname, concat_ws(' ', pg_get_indexdef(i.indexrelid), indisvalid,
       indisclustered, indisreplident, c.reloptions)
     from pg_index i join pg_class c on c.oid = indexrelid where c.relnamespace = ${OUR_SCHEMA}`,
  `select 'trigger', tgrelid::regclass || '.' || tgname, concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
     from pg_trigger t join pg_class c on c.oid = tgrelid
     where c.relnamespace = ${OUR_SCHEMA} and not tgisinternal`,
  `select 'function', p.oid::regprocedure::text, concat_ws(' ', ${codeOf('pg_get_functiondef(p.oid)')},
       proowner::regrole, ${grants('proacl', 'f', 'proowner')})
     from pg_proc p where pronamespace = ${OUR_SCHEMA} and ${isOurs('pg_proc', 'p.oid')}`,
  `select 'sequence', s.seqrelid::regclass::text, concat_ws(' ', seqtypid::regtype, seqstart,
       seqincrement, seqmax, seqmin, seqcache, seqcycle, c.relowner::regrole,
       ${grants('c.relacl', 's', 'c.relowner')},
       (select concat_ws(' ', deptype, refobjid::regclass, attname) from pg_depend
         join pg_attribute on attrelid = refobjid and attnum = refobjsubid
         where classid = 'pg_class'::regclass and objid = s.seqrelid and deptype in ('a', 'i')))
     from pg_sequence s join pg_class c on c.oid = seqrelid where c.relnamespace = ${OUR_SCHEMA}`,
  `select 'rule', c.relname || '.' || rulename, pg_get_ruledef(r.oid)
     from pg_rewrite r join pg_class c on c.oid = ev_class where c.relnamespace = ${OUR_SCHEMA}`,
  `select 'policy', tablename || '.' || policyname, concat_ws(' ', roles, cmd, qual, with_check)
     from pg_policies where schemaname = 'public'`,
  `select 'statistics', stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext
     where stxnamespace = ${OUR_SCHEMA}`,
  `select 'comment', pg_describe_object(classoid, objoid, objsubid), description
     from pg_description where objoid >= 16384 and classoid <> 'pg_extension'::regclass`,
  `select 'default right', defaclobjtype::text, concat_ws(' ', defaclrole::regrole, defaclacl)
     from pg_default_acl`,
]

/**
 * The schema `public` as text, one line per object: tables with the order of their columns, types,
 * constraints, indexes, triggers, functions with their bodies, sequences, owners and grants.
 * Databases with equal schemas give equal lines, however they were created.
 *
 * @param run runs a statement in that database, as a superuser
 */
export const schemaDigest = async (run: Run): Promise<string[]> => {
  const statement = PARTS.map(
    (part) => `select array_to_string(array[kind, name, definition], ' | ') as line
      from (${part}) part(kind, name, definition)`,
  ).join('\nunion all\n')
  return (await run<{ line: string }>(`${statement} order by line`)).map(({ line }) => line)
}

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_EVENTS } from '@/domain/audit/auditedEvents'
import { GET } from '@/app/(payload)/api/health/route'
import { poolOf } from '@/database/adapter'
import { isTrailGuarded } from '@/database/schemaState'
import { answerHealth } from '@/gate/answerHealth'
import { asSuperuser, select, verdictOf } from '../../factories/database'
import { administrator } from '../../factories/person'
import { makeCompany } from '../../factories/rows'
import { asDescribed } from '../../helpers/judgeAnswer'
import { getTestPayload } from '../../helpers/payload'
import { ORIGIN } from '../../helpers/rest'

/** What the role of the program is refused, and what PostgreSQL says. */
const ATTACKS: [what: string, statement: string, verdict: RegExp][] = [
  ['triggers off', 'alter table companies disable trigger z_audit', /^42501 must be owner/],
  ['all triggers off', 'alter table audit_events disable trigger all', /^42501 must be owner/],
  ['no triggers at all', 'set session_replication_role = replica', /^42501/],
  [
    'the same for later',
    `alter role current_user set session_replication_role = replica`,
    /^42501/,
  ],
  ['a trail that is gone', 'drop table audit_events', /^42501 must be owner/],
  ['a schema that is gone', 'drop schema public cascade', /^42501 must be owner/],
  ['an emptied trail', 'truncate audit_events', /^42501 permission denied/],
  ['an emptied table', 'truncate companies cascade', /^42501 permission denied/],
  [
    'a blocked trail',
    'do $$ begin lock table audit_events in access exclusive mode; end $$',
    /^42501/,
  ],
  ['a rule', 'create rule r as on update to companies do instead nothing', /^42501 must be owner/],
  ['an extension gone', 'drop extension pg_trgm cascade', /^42501 must be owner/],
  [
    'a forged event',
    `insert into audit_events (action, subject, document) values ('update', 'companies', 1)`,
    /^42501 permission denied/,
  ],
  [
    'an event of another time',
    `insert into audit_events (at, action) values ('2020-01-01', 'signIn')`,
    /^42501 permission denied/,
  ],
  ['a changed event', 'update audit_events set user_id = 1', /^42501 permission denied/],
  ['a deleted event', 'delete from audit_events', /^42501 permission denied/],
  [
    'an event by its function',
    `select audit_write('update', 'companies', 1, null, null, '{}')`,
    /^42501 permission denied/,
  ],
  [
    'a change told as an event of access',
    `select audit_access('update', 'companies', 1, '{}', '{}')`,
    /^23514 auditIsFinal/,
  ],
  [
    'the trigger on another table',
    `create trigger z before update on job_marks for each row execute function audit_row('a', 'b')`,
    /^42501 permission denied/,
  ],
  ['a list that forgets', 'delete from audit_lists', /^42501 permission denied/],
  [
    'a list that lies',
    `insert into audit_lists (name, record) values ('companies_extra_emails', 1)`,
    /^42501 permission denied/,
  ],
  [
    'a table in front of the trail',
    'create temp table audit_events (like public.audit_events)',
    /^42501 permission denied to create temporary tables/,
  ],
  ['a schema in front of it', 'create schema shadow', /^42501 permission denied/],
  ['a table', 'create table public.shadow (id int)', /^42501 permission denied/],
  [
    'another function',
    `create or replace function audit_context() returns jsonb language sql as 'select null::jsonb'`,
    /^42501/,
  ],
  [
    'the function as oneself',
    'alter function audit_row() security invoker',
    /^42501 must be owner/,
  ],
  ['a migration undone', 'delete from payload_migrations', /^42501 permission denied/],
  ['a migration made up', `insert into payload_migrations (name) values ('x')`, /^42501/],
  ['another least release', `update schema_facts set min_release = '9.0.0'`, /^42501/],
  ['a superuser', 'alter role current_user superuser', /^42501/],
  ['another role', 'create role shadow', /^42501/],
  ['an id again', `select setval('audit_events_id_seq', 1)`, /^42501 permission denied/],
  ['a file', `copy companies to '/tmp/companies'`, /^42501/],
  ['a program', `copy companies to program 'cat'`, /^42501/],
  ['a file read', `select pg_read_file('PG_VERSION')`, /^42501/],
]

let owner: string
let program: string

/**
 * Functions that run with the rights of their owner, and those that have to: the program reaches
 * them, as a trigger or by a call, and they write a table or call a function that is closed to it.
 * @param change made before, and rolled back
 */
const definers = async (change = 'select') => {
  await asSuperuser('begin')
  try {
    await asSuperuser(change)
    return await asSuperuser<{
      name: string
      isDefiner: boolean
      isNeeded: boolean
      isFixed: boolean
    }>(
      `with functions as (
         select p.oid, proname, regexp_replace(prosrc, $$'[^']*'$$, '', 'g') as source, prosecdef, proconfig,
           exists (select from pg_trigger t where t.tgfoid = p.oid) as is_trigger,
           has_function_privilege($1, p.oid, 'execute') as is_open
         from pg_proc p where pronamespace = 'public'::regnamespace),
       closed(pattern) as (
         select '\\m(insert\\s+into|update|delete\\s+from|truncate)\\s+(public\\.)?' || relname || '\\M'
           from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
             and not has_table_privilege($1, oid, 'insert')
         union all select '\\m' || proname || '\\s*\\(' from functions
           where not is_open and not is_trigger),
       judged as (
         select *, (is_open or is_trigger) and exists (
           select from closed where source ~* pattern) as is_needed from functions)
       select proname as name, prosecdef as "isDefiner", is_needed as "isNeeded",
         coalesce(array_to_string(proconfig, ' ') ~ 'search_path=.*pg_temp$', false) as "isFixed"
       from judged where prosecdef or is_needed order by 1`,
      [program],
    )
  } finally {
    await asSuperuser('rollback')
  }
}
beforeAll(async () => {
  await administrator()
  const [row] = await select<{ owner: string; program: string }>(
    `select relowner::regrole::text as owner, current_user as program
       from pg_class where oid = 'audit_events'::regclass`,
  )
  owner = row?.owner ?? ''
  program = row?.program ?? ''
})

describe('the role of the program', () => {
  it('is another one than that of the tables, and no superuser', async () => {
    expect(program).not.toBe(owner)
    const [row] = await select(
      `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication
         from pg_roles where rolname = current_user`,
    )
    expect(Object.values(row ?? {})).toEqual([false, false, false, false, false])
  })

  it.each(ATTACKS)('is refused: %s', async (_, statement, verdict) => {
    expect(await verdictOf(statement)).toMatch(verdict)
  })

  it.each([
    'set role',
    'set session authorization',
    'reassign owned by current_user to',
    'drop owned by',
  ])('does not become the owner: %s', async (statement) => {
    expect(await verdictOf(`${statement} ${owner}`)).toMatch(/^42501/)
  })

  it('does not set the password of the owner', async () => {
    expect(await verdictOf(`alter role ${owner} password 'x'`)).toMatch(/^42501/)
    expect(await verdictOf(`grant ${owner} to current_user`)).toMatch(/^42501/)
  })

  it('gives itself no right: PostgreSQL warns and does nothing', async () => {
    await verdictOf('grant insert on audit_events to current_user')
    expect(await select('select trail_is_guarded() as is')).toEqual([{ is: true }])
  })

  it('works with every table but those that it reads, or adds proof to', async () => {
    const rows = await select<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p')
          and not (has_table_privilege(c.oid, 'insert') and has_table_privilege(c.oid, 'update')
            and has_table_privilege(c.oid, 'delete') and has_table_privilege(c.oid, 'select'))
        order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'audit_archives',
      'audit_events',
      'audit_lists',
      'audit_redactions',
      'erasures',
      'payload_migrations',
      'schema_facts',
    ])
    const [row] = await select<{ can: boolean }>(
      `select bool_and(has_table_privilege(t, 'select')) as can
         from unnest(array['audit_archives', 'audit_events', 'audit_lists', 'audit_redactions',
           'erasures', 'payload_migrations', 'schema_facts']) t`,
    )
    expect(row).toEqual({ can: true })
  })
})

describe('the trail', () => {
  const newest = () =>
    select<{ id: string; action: string; document: number }>(
      'select id, action, document from audit_events order by id desc limit 1',
    )

  it('tells a change although a temporary table stands in front of it', async () => {
    const { id } = await makeCompany()
    const [database] = await select<{ name: string }>('select current_database() as name')
    // As on a server where nobody took the right away.
    await asSuperuser(`grant temporary on database ${database?.name} to ${program}`)
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    try {
      await client.query('create temp table audit_events (like public.audit_events including all)')
      await client.query('create temp table audit_lists (like public.audit_lists including all)')
      await client.query(
        `create function pg_temp.audit_context() returns jsonb language sql as $$ select '{"user": 1}'::jsonb $$`,
      )
      await client.query(`update companies set title = 'Gölgede' where id = $1`, [id])
      await client.query(
        `insert into companies_extra_emails (_order, _parent_id, id, email)
         values (1, $1, 'golge', 'golge@example.com')`,
        [id],
      )
      const shadow = await client.query('select from audit_events')
      expect(shadow.rowCount).toBe(0)
      const own = await client
        .query(
          `create temp table mine (id int);
           create trigger z after insert on mine for each row execute function audit_row('companies', 'id')`,
        )
        .catch((error: { code: string }) => error)
      expect(own).toMatchObject({ code: '42501' })
    } finally {
      await client.end()
      await asSuperuser(`revoke temporary on database ${database?.name} from ${program}`)
    }
    const told = await select(
      `select action, user_id, details from audit_events
        where subject = 'companies' and document = $1 order by id desc limit 2`,
      [id],
    )
    expect(told).toEqual([
      expect.objectContaining({
        action: 'update',
        details: expect.objectContaining({ extra_emails: expect.anything() }),
      }),
      { action: 'update', user_id: null, details: { title: [null, 'Gölgede'] } },
    ])
  })

  it('is written by functions with the rights of their owner, and by no others', async () => {
    const found = await definers()
    const needed = found.filter(({ isNeeded }) => isNeeded).map(({ name }) => name)
    // What follows would hold of no function at all.
    expect(needed).toEqual(expect.arrayContaining(['audit_access', 'audit_list', 'audit_row']))
    expect(found.filter(({ isNeeded, isDefiner }) => isNeeded !== isDefiner)).toEqual([])
    expect(found.filter(({ isFixed }) => !isFixed)).toEqual([])
    for (const name of needed) {
      const seen = await definers(`do $$ declare f regprocedure; begin
        select oid::regprocedure into f from pg_proc
          where proname = '${name}' and pronamespace = 'public'::regnamespace;
        execute replace(pg_get_functiondef(f), 'SECURITY DEFINER', ''); end $$`)
      expect(seen.filter(({ isNeeded, isDefiner }) => isNeeded !== isDefiner)).toMatchObject([
        { name },
      ])
    }
  })

  it('has the time and the transaction of the database, whatever is written', async () => {
    const [row] = await asSuperuser<{ isNow: boolean; isThis: boolean }>(
      `with made as (insert into audit_events (at, transaction, action)
         values ('2001-01-01', 1, 'signIn') returning at, transaction)
       select at > now() - interval '1 minute' as "isNow",
              transaction = pg_current_xact_id()::text::bigint as "isThis" from made`,
    )
    expect(row).toEqual({ isNow: true, isThis: true })
  })

  it('takes the events of access from the program, each by its name, and no other', async () => {
    for (const action of ACCESS_EVENTS) {
      const call = `select audit_access($1, 'users', null, '{"name": "Deneme"}', '{}')`
      expect(await verdictOf(call, [action])).toBe('ok')
      expect((await newest())[0]?.action).toBe(action)
    }
    for (const action of ['create', 'delete', 'approve', 'addFactor', '', null]) {
      const call = `select audit_access($1, 'users', null, '{}', '{}')`
      expect(await verdictOf(call, [action])).not.toBe('ok')
    }
  })
})

describe('whether the trail is guarded', () => {
  it('is yes for the program, and said by /api/health', async () => {
    expect(await select('select trail_is_guarded() as is')).toEqual([{ is: true }])
    const request = new Request(`${ORIGIN}/api/health`)
    const answer = await asDescribed(request, ['health'], await GET())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok', trail: 'guarded' })
  })

  it('is no for the owner and for a superuser', async () => {
    expect(await asSuperuser('select trail_is_guarded() as is')).toEqual([{ is: false }])
    const [row] = await asSuperuser<{ is: boolean }>(
      `with as_owner as materialized (select set_config('role', '${owner}', true))
       select trail_is_guarded() as is from as_owner`,
    )
    expect(row).toEqual({ is: false })
  })

  const WAYS: [string, string, string][] = [
    ['insert', 'grant insert on audit_events to', 'revoke insert on audit_events from'],
    [
      'a column',
      'grant update (user_id) on audit_events to',
      'revoke update (user_id) on audit_events from',
    ],
    ['lists', 'grant delete on audit_lists to', 'revoke delete on audit_lists from'],
    [
      'tables of its own',
      'grant create on schema public to',
      'revoke create on schema public from',
    ],
  ]
  /** The route asks once a second; this is what it asks. */
  const saidByHealth = async () => {
    const answer = await answerHealth({
      start: getTestPayload,
      findMisfit: () => Promise.resolve(null),
      isCurrent: () => Promise.resolve(true),
      isGuarded: (payload) => isTrailGuarded(poolOf(payload)),
      readDisks: () => Promise.resolve([]),
    })
    return [answer.status, await answer.json()]
  }

  it.each(WAYS)('is no with %s, and health says so', async (_, grant, revoke) => {
    await asSuperuser(`${grant} ${program}`)
    try {
      expect(await select('select trail_is_guarded() as is')).toEqual([{ is: false }])
      expect(await saidByHealth()).toEqual([200, { status: 'ok', trail: 'unguarded' }])
    } finally {
      await asSuperuser(`${revoke} ${program}`)
    }
    expect(await saidByHealth()).toEqual([200, { status: 'ok', trail: 'guarded' }])
  })
})

afterAll(async () => {
  // No attack has left anything behind.
  expect(await select('select trail_is_guarded() as is')).toEqual([{ is: true }])
})

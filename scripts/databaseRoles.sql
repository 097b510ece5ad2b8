-- Two roles for one database: the owner of everything in it, who migrates, and the program, which works
-- with the rows and can change neither the tables nor the audit trail.
--
-- Run it as a superuser in the database of the application, before the first start or later; it can be
-- repeated, and changes all or nothing:
--
--   PGOPTIONS='-c backoffice.owner=backoffice_owner -c backoffice.program=backoffice' \
--     psql -v ON_ERROR_STOP=1 -f scripts/databaseRoles.sql postgres://postgres@host/backoffice
--
-- Missing roles are made without a password: set one for each (\password backoffice_owner). What the
-- program may do in the tables is granted by `npm start` or `npm run migrate`, as the owner.
do $roles$
declare
  owner name := current_setting('backoffice.owner');
  program name := current_setting('backoffice.program');
  database name := current_database();
  owner_id oid;
  program_id oid;
  others name[];
  statement text;
begin
  if owner = program then
    raise exception 'backoffice.owner and backoffice.program must be two roles';
  end if;
  -- Two starts at once would both find what is missing.
  perform pg_advisory_xact_lock(hashtext('backoffice roles'));
  foreach statement in array array[owner, program] loop
    if not exists (select from pg_roles where rolname = statement) then
      execute format('create role %I login', statement);
    end if;
  end loop;
  if exists (select from pg_roles where rolname = program and
      (not rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)) then
    execute format('alter role %I login nosuperuser nocreaterole nocreatedb noreplication nobypassrls',
      program);
  end if;
  owner_id := (select oid from pg_roles where rolname = owner);
  program_id := (select oid from pg_roles where rolname = program);
  -- No role whose rights reach further than the program's own.
  for statement in
    select format('revoke %I from %I', r.rolname, program)
      from pg_auth_members m join pg_roles r on r.oid = m.roleid
     where m.member = program_id
  loop
    execute statement;
  end loop;

  if (select datdba <> owner_id from pg_database where datname = database) then
    execute format('alter database %I owner to %I', database, owner);
  end if;
  execute format('grant connect on database %I to %I', database, program);
  -- A temporary table would stand in front of a table of the same name.
  execute format('revoke create, temporary on database %I from public, %I', database, program);
  execute format('grant create, temporary on database %I to %I', database, owner);
  execute format('revoke create on schema public from public, %I', program);
  execute format('grant usage, create on schema public to %I', owner);

  -- The only way to hand over an extension. It takes other databases of the role along: they go back.
  others := array(select datname from pg_database
    where datdba = program_id and datname <> database);
  execute format('reassign owned by %I to %I', program, owner);
  foreach statement in array others loop
    execute format('alter database %I owner to %I', statement, program);
  end loop;
  -- Objects of anybody else; REASSIGN OWNED refuses those of the first superuser of the server.
  for statement in
    with mine as (
      select oid from pg_namespace where nspname in ('public', 'jobs')
    ), of_extension as (
      select classid, objid from pg_depend where deptype = 'e'
    )
    select format('alter schema %I owner to %I', nspname, owner)
      from pg_namespace
     where nspname in ('public', 'jobs') and nspowner::regrole::text <> 'pg_database_owner'
       and nspowner <> owner_id
    union all
    -- Indexes, and sequences of a column, follow their table.
    select format('alter %s %s owner to %I',
        case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
          when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end,
        c.oid::regclass, owner)
      from pg_class c
     where c.relnamespace in (select oid from mine) and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and c.relowner <> owner_id
       and not exists (select from of_extension e where e.classid = 'pg_class'::regclass and e.objid = c.oid)
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
         and d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
    union all
    select format('alter routine %s owner to %I', p.oid::regprocedure, owner)
      from pg_proc p
     where p.pronamespace in (select oid from mine) and p.proowner <> owner_id
       and not exists (select from of_extension e where e.classid = 'pg_proc'::regclass and e.objid = p.oid)
    union all
    -- Types of tables and arrays follow theirs.
    select format('alter type %s owner to %I', t.oid::regtype, owner)
      from pg_type t
     where t.typnamespace in (select oid from mine) and t.typowner <> owner_id
       and t.typtype in ('e', 'd', 'c', 'r') and t.typelem = 0
       and (t.typrelid = 0 or (select relkind = 'c' from pg_class where oid = t.typrelid))
       and not exists (select from of_extension e where e.classid = 'pg_type'::regclass and e.objid = t.oid)
    union all
    select format('alter collation %s owner to %I', c.oid::regcollation, owner)
      from pg_collation c
     where c.collnamespace in (select oid from mine) and c.collowner <> owner_id
  loop
    execute statement;
  end loop;
end $roles$;

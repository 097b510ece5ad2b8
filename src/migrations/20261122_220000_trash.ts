import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Deleted records: the row itself really goes, and what it was is kept here until its time is over.
 * Nothing that reads a collection has to know of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table trash (
      id bigint generated always as identity primary key,
      subject varchar not null,
      document integer not null check (document > 0),
      deleted_at timestamp(3) with time zone not null default clock_timestamp(),
      -- No reference: who did it stays true when the person is gone.
      deleted_by integer,
      deleted_by_name varchar,
      -- The row and all that went with it, parents first: [{"table": …, "rows": […]}, …]
      content jsonb not null check (jsonb_typeof(content) = 'array' and content <> '[]'),
      -- Stored files of those rows, as "folder/name".
      files text[] not null default '{}',
      constraint trash_record unique (subject, document)
    );
    create index trash_deleted_at_idx on trash (deleted_at);
    create index trash_files_idx on trash using gin (files);

    create function keep_trash() returns trigger language plpgsql as $$
    begin
      raise exception 'trashIsFinal' using errcode = 'check_violation', constraint = 'trashIsFinal';
    end $$;
    create trigger keep_trash before update on trash for each row execute function keep_trash();

    -- Rows with these keys, and those that a foreign key deletes with them. The lock is that of a
    -- deletion, so nothing is added or changed between the look and the end.
    create function deleted_content(from_table regclass, by_column name, keys text[])
      returns jsonb language plpgsql as $$
    declare
      type text;
      rows jsonb;
      content jsonb;
      child record;
    begin
      select format_type(a.atttypid, null) into type from pg_attribute a
        where a.attrelid = from_table and a.attname = by_column;
      execute format('select jsonb_agg(to_jsonb(t)) from
          (select * from %s where %I = any ($1::%s[]) for update) t', from_table, by_column, type)
        into rows using keys;
      if rows is null then return '[]'; end if;
      content := jsonb_build_array(jsonb_build_object('table', from_table::text, 'rows', rows));
      for child in
        select c.conrelid::regclass as name, a.attname as by_column
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = from_table and c.confdeltype = 'c'
        order by c.conrelid::regclass::text
      loop
        content := content || deleted_content(child.name, child.by_column,
          array(select r ->> 'id' from jsonb_array_elements(rows) r));
      end loop;
      return content;
    end $$;

    -- What the rows of a content point to and is no longer there.
    create function missing_parents(content jsonb)
      returns table (held_in text, by_column text, parent text, parent_id text)
      language plpgsql as $$
    declare
      part record;
      link record;
    begin
      for part in select e ->> 'table' as name, e -> 'rows' as rows
        from jsonb_array_elements(content) e
      loop
        for link in
          select c.confrelid::regclass::text as parent, a.attname as by_column,
            format_type(a.atttypid, null) as type
          from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f' and c.conrelid = part.name::regclass
        loop
          return query execute format('select distinct %L, %L, %L, r ->> %L
              from jsonb_array_elements($1) r
              where r ->> %L is not null
                and not exists (select from %s p where p.id = (r ->> %L)::%s)
                and not $2 @> jsonb_build_array(jsonb_build_object(''table'', %L, ''rows'',
                  jsonb_build_array(jsonb_build_object(''id'', r -> %L))))',
              part.name, link.by_column, link.parent, link.by_column,
              link.by_column, link.parent, link.by_column, link.type,
              link.parent, link.by_column)
            using part.rows, content;
        end loop;
      end loop;
    end $$;

    -- Inserts the rows again, by the columns there are today: one that came since has its default.
    create function restore_content(content jsonb) returns void language plpgsql as $$
    declare
      part record;
      columns text;
    begin
      for part in select e ->> 'table' as name, e -> 'rows' as rows
        from jsonb_array_elements(content) with ordinality x (e, place) order by place
      loop
        select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
        from pg_attribute a
        where a.attrelid = part.name::regclass and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '' and part.rows -> 0 ? a.attname;
        execute format('insert into %s (%s) overriding system value
            select %s from jsonb_populate_recordset(null::%s, $1)',
          part.name, columns, columns, part.name) using part.rows;
      end loop;
    end $$;

    -- A draft that goes takes its files along, as it takes its lines.
    alter table tender_files drop constraint tender_files_tender_id_tenders_id_fk;
    alter table tender_files add constraint tender_files_tender_id_tenders_id_fk
      foreign key (tender_id) references tenders (id) on delete cascade;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table tender_files drop constraint tender_files_tender_id_tenders_id_fk;
    alter table tender_files add constraint tender_files_tender_id_tenders_id_fk
      foreign key (tender_id) references tenders (id) on delete restrict;
    drop function restore_content;
    drop function missing_parents;
    drop function deleted_content;
    drop table trash;
    drop function keep_trash;
  `)
}

import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const AUDITED = ['tender_sends', 'tender_answers'] as const

/**
 * What was sent, and what a customer said of it, is written once. Of a send only what became of its
 * mail and of its link is added later; one tender is accepted or declined once, by a link that stands.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table tender_sends
      add constraint tender_sends_finite check (
        coalesce(filesize, 0) between 0 and 1e12 and coalesce(width, 0) between 0 and 1e6
        and coalesce(height, 0) between 0 and 1e6 and coalesce(focal_x, 0) between 0 and 100
        and coalesce(focal_y, 0) between 0 and 100),
      add constraint tender_sends_texts check (
        length(recipients) <= 2000 and length(subject) <= 300 and length(message) <= 20000),
      add constraint tender_sends_hashes check (
        file_hash ~ '^[0-9a-f]{64}$' and token_hash ~ '^[0-9a-f]{64}$');
    alter table tender_answers
      add constraint tender_answers_texts check (
        length(btrim(name)) between 1 and 200 and length(coalesce(text, '')) <= 2000
        and length(coalesce(device, '')) <= 500 and length(coalesce(address, '')) <= 100);
    create unique index tender_answers_one_accepted on tender_answers (tender_id)
      where kind = 'accepted';
    create unique index tender_answers_one_final on tender_answers (tender_id)
      where kind in ('accepted', 'declined');

    create function sends_are_final() returns void language plpgsql as $$
    begin
      raise exception 'sendIsFinal' using errcode = 'check_violation', constraint = 'sendIsFinal';
    end $$;

    create function keep_tender_sends() returns trigger language plpgsql as $$
    declare open_columns text[] := array['delivery', 'delivery_reason', 'delivered_at',
      'revoked_at', 'opened_at', 'updated_at'];
    begin
      if tg_op = 'DELETE' or coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
        perform sends_are_final();
      end if;
      if tg_op = 'UPDATE' and (to_jsonb(new) - open_columns is distinct from to_jsonb(old) - open_columns
        or old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at
        or old.opened_at is not null and new.opened_at is distinct from old.opened_at) then
        perform sends_are_final();
      end if;
      return new;
    end $$;
    create trigger keep_tender_sends before insert or update or delete on tender_sends
      for each row execute function keep_tender_sends();

    create function keep_tender_answers() returns trigger language plpgsql as $$
    declare
      sent tender_sends;
      state text;
    begin
      if tg_op <> 'INSERT' or coalesce(current_setting('app.tender_writer', true), '') <> 'on' then
        perform sends_are_final();
      end if;
      select * into sent from tender_sends where id = new.send_id for no key update;
      select status into state from tenders where id = new.tender_id for no key update;
      if sent.tender_id is distinct from new.tender_id or sent.file_hash <> new.file_hash
        or sent.content_hash <> new.content_hash then
        perform sends_are_final();
      end if;
      if sent.revoked_at is not null then
        raise exception using errcode = 'BO409', message = 'linkRevoked';
      end if;
      if sent.expires_at <= clock_timestamp() then
        raise exception using errcode = 'BO409', message = 'linkExpired';
      end if;
      if state in ('draft', 'rejected', 'cancelled') then
        raise exception using errcode = 'BO409', message = 'offerWithdrawn';
      end if;
      return new;
    end $$;
    create trigger keep_tender_answers before insert or update or delete on tender_answers
      for each row execute function keep_tender_answers();

    -- Payload rewrites whole rows from an earlier read: keep what only the customer's answer writes.
    create function guard_acceptance() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('app.tender_writer', true), '') = 'on' then return new; end if;
      new.accepted_at := case when tg_op = 'UPDATE' then old.accepted_at end;
      new.accepted_name := case when tg_op = 'UPDATE' then old.accepted_name end;
      return new;
    end $$;
    create trigger guard_acceptance before insert or update on tenders
      for each row execute function guard_acceptance();

    create or replace function audit_leaves_out(column_name text) returns boolean language sql
      immutable as $$
      select column_name in ('id', 'updated_at', 'created_at',
          'hash', 'salt', 'reset_password_token', 'reset_password_expiration', 'login_attempts',
          'lock_until', 'api_key', 'api_key_index',
          'token_hash', 'token_nonce', 'paper',
          'current_quantity', 'reserved_quantity', 'available_quantity', 'average_cost')
        or right(column_name, 7) = '_folded' $$;
  `)
  for (const table of AUDITED)
    await db.execute(
      sql.raw(`create trigger z_audit after insert or update or delete on ${table} for each row
        execute function audit_row('tenders', 'tender_id', '${table.replace('_', '-')}');`),
    )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function keep_tender_sends cascade;
    drop function keep_tender_answers cascade;
    drop function guard_acceptance cascade;
    drop function sends_are_final;
    create or replace function audit_leaves_out(column_name text) returns boolean language sql
      immutable as $$
      select column_name in ('id', 'updated_at', 'created_at',
          'hash', 'salt', 'reset_password_token', 'reset_password_expiration', 'login_attempts',
          'lock_until', 'api_key', 'api_key_index',
          'current_quantity', 'reserved_quantity', 'available_quantity', 'average_cost')
        or right(column_name, 7) = '_folded' $$;
  `)
}

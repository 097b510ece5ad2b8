-- Which function runs when a row of which table is written. Triggers of one kind run in the order
-- of their names: a_ and b_ come first, z_ last. The body of each is in src/database/functions.

create trigger guard_user before update on users for each row execute function guard_user();

create trigger tell_session_end after delete on users_sessions
  for each row execute function tell_session_end();

create trigger tell_notification after insert or update or delete on notifications
  for each row execute function tell_notification();

create trigger move_job_times after insert or update of time_zone on settings
  for each row execute function move_job_times();

create trigger keep_bulletin before update or delete on currency_rates
  for each row when (old.source = 'centralBank') execute function keep_bulletin();
create trigger keep_rate_source before update on currency_rates
  for each row when (old.source = 'manual') execute function keep_rate_source();

create trigger b_guard_archived_card before update on stock_cards
  for each row when (new.is_archived is distinct from old.is_archived)
  execute function guard_archived_card();
create trigger guard_stock_card before insert or update on stock_cards
  for each row execute function guard_stock_card();
create trigger refuse_unit_of_fractions before update of unit on stock_cards
  for each row when (new.unit::text in ('piece', 'set')
    and old.unit::text not in ('piece', 'set'))
  execute function refuse_unit_of_fractions();
create trigger wake_offers after update on stock_cards
  for each row when (new.available_quantity > old.available_quantity
    or new.allow_no_stock is distinct from old.allow_no_stock)
  execute function wake_offers();

create trigger a_refuse_archived_card before insert or update on stock_groups
  for each row when (new.made_card_id is not null) execute function refuse_archived_made_card();
create trigger refuse_group_cycle after insert or update of made_card_id on stock_groups
  for each row execute function refuse_group_cycle();

create trigger a_refuse_archived_card before insert or update on stock_group_stocks
  for each row execute function refuse_archived_card();
create trigger refuse_fraction
  after insert or update of stock_card_id, quantity on stock_group_stocks
  for each row when (new.quantity % 1 <> 0) execute function refuse_fraction();
create trigger refuse_group_cycle
  after insert or update of stock_group_id, stock_card_id on stock_group_stocks
  for each row execute function refuse_group_cycle();

create trigger guard_stock_count before insert or update on stock_counts
  for each row execute function guard_stock_count();

create trigger a_refuse_archived_card before insert on stock_count_cards
  for each row execute function refuse_archived_card();
create trigger keep_count_cards before insert or update or delete on stock_count_cards
  for each row execute function keep_count_cards();

create trigger keep_all_count_entries before truncate on stock_count_entries
  for each statement execute function keep_count_entries();
create trigger keep_count_entries before update or delete on stock_count_entries
  for each row execute function keep_count_entries();
create trigger note_count_entry before insert on stock_count_entries
  for each row execute function note_count_entry();
create trigger refuse_fraction after insert on stock_count_entries
  for each row when (new.quantity % 1 <> 0) execute function refuse_fraction();

create trigger keep_price_change before update or delete on price_changes
  for each row execute function keep_price_change();

create trigger keep_price_change_row before update or delete on price_change_rows
  for each row execute function keep_price_change_row();

create trigger keep_all_history before truncate on stock_closings
  for each statement execute function keep_history();
create trigger guard_stock_closing before insert on stock_closings
  for each row execute function guard_stock_closing();
create trigger keep_history before update or delete on stock_closings
  for each row execute function keep_history();

create trigger guard_acceptance before insert or update on tenders
  for each row execute function guard_acceptance();
create trigger guard_invoice_rate before insert or update on tenders
  for each row execute function guard_invoice_rate();
create trigger guard_tender before insert or update on tenders
  for each row execute function guard_tender();
create trigger keep_accepted_content before update on tenders
  for each row execute function keep_accepted_content();
create trigger keep_approval_request before insert or update on tenders
  for each row execute function keep_approval_request();
create trigger keep_approved_content before update on tenders
  for each row execute function keep_approved_content();
create trigger keep_numbered_tender before delete on tenders
  for each row execute function keep_numbered_tender();
create constraint trigger check_tender_state after update on tenders
  deferrable initially deferred for each row when (old.status is distinct from new.status)
  execute function check_tender_state();

create trigger keep_accepted_parts
  before insert or update or delete on tenders_payment_installments
  for each row execute function keep_accepted_parts();
create trigger keep_approved_instalments
  before insert or update or delete on tenders_payment_installments
  for each row execute function keep_approved_instalments();
create constraint trigger end_request_of_instalments
  after insert or update or delete on tenders_payment_installments
  deferrable initially deferred for each row execute function end_request_of_plan();

create trigger a_refuse_archived_card before insert or update on tender_items
  for each row execute function refuse_archived_card();
create trigger guard_tender_item before insert or update or delete on tender_items
  for each row execute function guard_tender_item();
create trigger keep_accepted_parts before insert or update or delete on tender_items
  for each row execute function keep_accepted_parts();
create trigger keep_unit_cost before insert or update on tender_items
  for each row execute function keep_unit_cost();
create trigger end_request_of_items after insert or update or delete on tender_items
  for each row execute function end_request_of_items();
create trigger refuse_fraction after insert or update of stock_card_id, quantity on tender_items
  for each row when (new.quantity % 1 <> 0 and new.stock_card_id is not null)
  execute function refuse_fraction();

create trigger keep_accepted_parts before insert or update or delete on tender_files
  for each row execute function keep_accepted_parts();
create trigger keep_approved_files before insert or update or delete on tender_files
  for each row execute function keep_approved_files();
create constraint trigger end_request_of_files after insert or update or delete on tender_files
  deferrable initially deferred for each row execute function end_request_of_plan();

create constraint trigger check_tender_demand after insert or update or delete on tender_demands
  deferrable initially deferred for each row execute function check_tender_row();

create trigger keep_tender_sends before insert or update or delete on tender_sends
  for each row execute function keep_tender_sends();

create trigger keep_tender_answers before insert or update or delete on tender_answers
  for each row execute function keep_tender_answers();

create trigger a_refuse_archived_card before insert on stock_reservations
  for each row execute function refuse_archived_card();
create trigger hold_stock_reservation before insert or update or delete on stock_reservations
  for each row execute function hold_stock_reservation();
create trigger keep_reservation_origin before update on stock_reservations
  for each row execute function keep_reservation_origin();
create trigger keep_reservation_terms before update on stock_reservations
  for each row when (old.status <> 'active' or old.origin = 'approval')
  execute function keep_reservation_terms();
create constraint trigger check_tender_reservation after insert or delete on stock_reservations
  deferrable initially deferred for each row execute function check_tender_row();
create constraint trigger check_tender_reservation_change after update on stock_reservations
  deferrable initially deferred for each row when (old.status is distinct from new.status
    or old.remaining_quantity is distinct from new.remaining_quantity)
  execute function check_tender_row();

create trigger keep_stock_movements before truncate on stock_movements
  for each statement execute function keep_stock_movement();
create trigger a_refuse_archived_card before insert on stock_movements
  for each row when (new.reversal_of_id is null) execute function refuse_archived_card();
create trigger a_refuse_closed_period before insert on stock_movements
  for each row execute function refuse_closed_period();
create trigger a_set_movement_origin before insert on stock_movements
  for each row execute function set_movement_origin();
create trigger b_set_assembly_origin before insert on stock_movements
  for each row when (new.assembly is not null or new.reversal_of_id is not null)
  execute function set_assembly_origin();
create trigger b_set_count_origin before insert on stock_movements
  for each row when (new.count_id is not null) execute function set_count_origin();
create trigger b_set_movement_delivery before insert on stock_movements
  for each row execute function set_movement_delivery();
create trigger keep_movement_assembly before update on stock_movements
  for each row when (new.assembly is distinct from old.assembly
    or new.stock_group_id is distinct from old.stock_group_id)
  execute function keep_movement_assembly();
create trigger keep_movement_count before update on stock_movements
  for each row when (new.count_id is distinct from old.count_id)
  execute function keep_movement_count();
create trigger keep_movement_origin before update on stock_movements
  for each row execute function keep_movement_origin();
create trigger keep_paired_project before update on stock_movements
  for each row when (new.project_id is distinct from old.project_id)
  execute function pair_projects();
create trigger keep_stock_movement before update or delete on stock_movements
  for each row execute function keep_stock_movement();
create trigger pair_project_of_reversal before insert on stock_movements
  for each row when (new.reversal_of_id is not null) execute function pair_projects();
create trigger post_stock_movement before insert on stock_movements
  for each row execute function post_stock_movement();
create constraint trigger check_assembly after insert on stock_movements
  deferrable initially deferred for each row when (new.assembly is not null)
  execute function check_assembly();
create constraint trigger check_tender_movement after insert on stock_movements
  deferrable initially deferred for each row execute function check_tender_row();

create trigger keep_all_audit_events before truncate on audit_events
  for each statement execute function keep_audit_events();
create trigger keep_audit_events before update or delete on audit_events
  for each row execute function keep_audit_events();
create trigger stamp_audit_event before insert on audit_events
  for each row execute function stamp_audit_event();

create trigger keep_trash before update on trash for each row execute function keep_trash();

-- Every change of business data is an event of the trail: the subject, the column of the record's
-- id, and for rows that are read as a part of a record the name of that part.
do $$
declare
  audited record;
begin
  for audited in select * from (values
    ('media', 'media', 'id', null),
    ('roles', 'roles', 'id', null),
    ('users', 'users', 'id', null),
    ('settings', 'settings', 'id', null),
    ('currency_rates', 'currency-rates', 'id', null),
    ('companies', 'companies', 'id', null),
    ('branches', 'branches', 'id', null),
    ('employees', 'employees', 'id', null),
    ('meets', 'meets', 'id', null),
    ('company_projects', 'company-projects', 'id', null),
    ('stock_types', 'stock-types', 'id', null),
    ('stock_cards', 'stock-cards', 'id', null),
    ('stock_groups', 'stock-groups', 'id', null),
    ('stock_group_stocks', 'stock-groups', 'stock_group_id', 'stock-group-stocks'),
    ('stock_counts', 'stock-counts', 'id', null),
    ('price_changes', 'price-changes', 'id', null),
    ('stock_closings', 'stock-closings', 'id', null),
    ('tenders', 'tenders', 'id', null),
    ('tender_items', 'tenders', 'tender_id', 'tender-items'),
    ('tender_files', 'tenders', 'tender_id', 'tender-files'),
    ('tender_sends', 'tenders', 'tender_id', 'tender-sends'),
    ('tender_answers', 'tenders', 'tender_id', 'tender-answers'),
    ('tender_templates', 'tender-templates', 'id', null),
    ('stock_reservations', 'stock-reservations', 'id', null),
    ('stock_movements', 'stock-movements', 'id', null))
    a(relation, subject, record_column, part)
  loop
    execute format('create trigger z_audit after insert or update or delete on %I
      for each row execute function audit_row(%s)', audited.relation,
      concat_ws(', ', quote_literal(audited.subject), quote_literal(audited.record_column),
        quote_literal(audited.part)));
  end loop;
end $$;

-- Lists that Payload deletes and inserts with each save of their record are one value of it:
-- subject, field, column of the record's id, column of the order. Whether a list changed is known
-- at the commit.
do $$
declare
  audited record;
  arguments text;
begin
  for audited in select * from (values
    ('settings_approval_limits', 'settings', 'approval_limits', '_parent_id', '_order'),
    ('settings_tax_rates', 'settings', 'tax_rates', '_parent_id', '_order'),
    ('settings_company_profile_banks', 'settings', 'company_profile_banks', '_parent_id', '_order'),
    ('companies_extra_emails', 'companies', 'extra_emails', '_parent_id', '_order'),
    ('companies_working_days', 'companies', 'working_days', 'parent_id', 'order'),
    ('tenders_payment_installments', 'tenders', 'payment_installments', '_parent_id', '_order'))
    a(relation, subject, field, record_column, order_column)
  loop
    arguments := concat_ws(', ', quote_literal(audited.subject), quote_literal(audited.field),
      quote_literal(audited.record_column), quote_literal(audited.order_column));
    execute format('create trigger z_audit_before before insert or update or delete on %I
      for each row execute function audit_list_before(%s)', audited.relation, arguments);
    execute format('create constraint trigger z_audit_list after insert or update or delete on %I
      deferrable initially deferred for each row execute function audit_list(%s)',
      audited.relation, arguments);
  end loop;
end $$;

-- After every other trigger before the row.
do $$
declare
  relation regclass;
begin
  for relation in select * from timed_tables() loop
    execute format('create trigger zz_times before insert or update on %s
      for each row execute function keep_times()', relation);
  end loop;
end $$;

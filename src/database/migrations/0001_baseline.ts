import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { applyFiles, applyFunctions } from '../applySql'

/** Generated columns and unique indexes of the tables call them. */
const TEXT = ['fold_text@f74c6499', 'digits_text@5e6cfabc', 'code_key@83fecee3']

const TABLES = ['company', 'customers', 'stock', 'tenders', 'ledger', 'program']

/** By the folders of `src/database/functions`. */
const FUNCTIONS = [
  // rows
  'deleted_content@7bd28949',
  'keep_times@c111d18c',
  'keep_trash@af942ba8',
  'missing_parents@496cf1d1',
  'restore_content@840c9374',
  'rows_changed_before_made@58f1725a',
  'timed_tables@d2492dc8',
  // trail
  'audit_access@e1e58de3',
  'audit_changes@1d98df5e',
  'audit_context@08673895',
  'audit_id_at@c4bac259',
  'audit_leaves_out@1cfe7832',
  'audit_list@38c08ad8',
  'audit_list_before@f06c5431',
  'audit_list_content@f6dc03c1',
  'audit_row@997743b2',
  'audit_write@e99409cb',
  'keep_audit_events@39ea69e2',
  'stamp_audit_event@5d14eb37',
  'trail_is_guarded@de88bb8c',
  // company
  'guard_user@c89fefb0',
  'keep_bulletin@6aaf34e9',
  'keep_rate_source@4bee3580',
  'move_job_times@2043420b',
  'tell_notification@d9a813f9',
  'tell_session_end@7fd95e30',
  // stock
  'card_fractions@c7a10ecf',
  'card_holder_names@8bb8295a',
  'card_holders@f2f86a62',
  'guard_archived_card@68ff1d23',
  'guard_stock_card@a8c1b3f1',
  'guard_stock_closing@a4dbefb7',
  'guard_stock_count@29ea9e56',
  'keep_count_cards@494bc940',
  'keep_count_entries@72248ade',
  'keep_history@ae494a3f',
  'keep_price_change@d9fa0e0a',
  'keep_price_change_row@a738a102',
  'lock_stock_periods@f934c7e8',
  'note_count_entry@d112ecff',
  'refuse_archived_card@ee64df00',
  'refuse_archived_made_card@4f0c9afc',
  'refuse_closed_period@abeafcd8',
  'refuse_fraction@08c5abb8',
  'refuse_group_cycle@2e046b0c',
  'refuse_unit_of_fractions@f8a58713',
  'stock_closed_until@166f11b2',
  'unit_cost_of@b61d9d72',
  // ledger
  'average_cost_after@0269ce7a',
  'check_assembly@cdcbbf51',
  'hold_stock_reservation@f1dd67a9',
  'keep_movement_assembly@5ede583c',
  'keep_movement_count@03029750',
  'keep_movement_origin@f4889c9c',
  'keep_reservation_origin@55334284',
  'keep_reservation_terms@edffa443',
  'keep_stock_movement@b70c7904',
  'last_cost_of@dc40d89a',
  'millionths@269e135c',
  'next_delivery_of@c10d85d0',
  'pair_projects@89bc50af',
  'post_stock_movement@3404dcfc',
  'refuse_stock@1045db20',
  'set_assembly_origin@dd8f6bd0',
  'set_count_origin@d554774c',
  'set_movement_delivery@0a5d90e5',
  'set_movement_origin@70767ff3',
  'wake_offers@89e70761',
  // tenders
  'check_tender_card@15afb5d3',
  'check_tender_row@984f05ce',
  'check_tender_state@35ed22f9',
  'delivered_of@fcf4a165',
  'guard_acceptance@3f5e0a8d',
  'guard_invoice_rate@e8dd15bb',
  'guard_tender@f219f381',
  'guard_tender_item@507183d0',
  'keep_numbered_tender@4e3b0fa8',
  'keep_tender_answers@253def61',
  'keep_tender_sends@a2f3d33f',
  'keep_unit_cost@982aa483',
  'sends_are_final@0de40226',
  // approvals
  'end_approval_request@f8658dbb',
  'end_request_of_items@b4cff7db',
  'end_request_of_plan@0065b903',
  'keep_accepted_content@9f6496fe',
  'keep_accepted_parts@12082c3c',
  'keep_approval_request@e2604d0a',
  'keep_approved_content@5aa2e920',
  'keep_approved_files@c8300f03',
  'keep_approved_instalments@9096c9d0',
  'plan_of_tender@573275e1',
  'refuse_accepted@dc2b9134',
  'refuse_locked_tender@2641d0d7',
  'tender_content@b099871e',
]

/**
 * The database as version 0.1.0 left it, for an empty one: a file of tables for each part of the
 * business, the functions, which table calls which function when, and the indexes of search. One
 * transaction: all of it or nothing. A database of version 0.1.0 is adopted instead
 * (`src/database/adoptFormer.ts`).
 *
 * A function that a later migration drops is taken out of the list; nothing else here changes.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await applyFunctions(db, TEXT)
  await applyFiles(
    db,
    TABLES.map((name) => `migrations/baseline/${name}`),
  )
  await applyFunctions(db, FUNCTIONS)
  await applyFiles(db, ['migrations/baseline/triggers', 'migrations/baseline/search'])
}

/** There is no state before it. */
export async function down(): Promise<void> {
  throw new Error(
    'The baseline is the first state of a database and cannot be undone: use an empty database, or restore a backup.',
  )
}

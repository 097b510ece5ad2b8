import * as migration_20261121_112312_schema from './20261121_112312_schema'
import * as migration_20261121_113000_stock_ledger from './20261121_113000_stock_ledger'
import * as migration_20261121_113100_tender_guards from './20261121_113100_tender_guards'
import * as migration_20261121_113200_people_and_references from './20261121_113200_people_and_references'
import * as migration_20261121_113300_gate_tables from './20261121_113300_gate_tables'
import * as migration_20261121_113400_turkish_order from './20261121_113400_turkish_order'
import * as migration_20261121_140325_approval_limits from './20261121_140325_approval_limits'
import * as migration_20261121_140808_list_views from './20261121_140808_list_views'
import * as migration_20261121_140923_notifications from './20261121_140923_notifications'
import * as migration_20261121_141200_search from './20261121_141200_search'
import * as migration_20261122_022208_origins_of_stock_rows from './20261122_022208_origins_of_stock_rows'
import * as migration_20261122_022300_tender_balance from './20261122_022300_tender_balance'
import * as migration_20261122_024000_codes_and_invoice_numbers from './20261122_024000_codes_and_invoice_numbers'
import * as migration_20261122_024100_approved_content from './20261122_024100_approved_content'
import * as migration_20261122_024200_idempotency_owners from './20261122_024200_idempotency_owners'
import * as migration_20261122_024208_stored_names from './20261122_024208_stored_names'
import * as migration_20261122_030000_rights_that_act from './20261122_030000_rights_that_act'
import * as migration_20261122_040000_finite_files from './20261122_040000_finite_files'
import * as migration_20261122_050000_audit_trail from './20261122_050000_audit_trail'
import * as migration_20261122_052000_jobs from './20261122_052000_jobs'
import * as migration_20261122_053000_mails from './20261122_053000_mails'
import * as migration_20261122_054000_counter_drifts from './20261122_054000_counter_drifts'
import * as migration_20261122_060000_audit_right from './20261122_060000_audit_right'
import * as migration_20261122_061000_events from './20261122_061000_events'
import * as migration_20261122_062000_audit_by_person from './20261122_062000_audit_by_person'
import * as migration_20261122_063000_order_indexes from './20261122_063000_order_indexes'
import * as migration_20261122_064000_audit_reading from './20261122_064000_audit_reading'
import * as migration_20261122_111318_delivery_failed from './20261122_111318_delivery_failed'
import * as migration_20261122_175303_default_currency from './20261122_175303_default_currency'
import * as migration_20261122_210000_paired_projects from './20261122_210000_paired_projects'
import * as migration_20261122_212203_tender_sends from './20261122_212203_tender_sends'
import * as migration_20261122_212300_tender_sends_guards from './20261122_212300_tender_sends_guards'
import * as migration_20261122_214835_currency_rates from './20261122_214835_currency_rates'
import * as migration_20261122_215000_rate_guards from './20261122_215000_rate_guards'
import * as migration_20261122_220000_session_devices from './20261122_220000_session_devices'
import * as migration_20261122_220000_trash from './20261122_220000_trash'
import * as migration_20261123_005257_deliveries from './20261123_005257_deliveries'
import * as migration_20261123_005300_delivery_numbers from './20261123_005300_delivery_numbers'
import * as migration_20261123_005608_line_choices from './20261123_005608_line_choices'
import * as migration_20261123_005700_line_choice_guards from './20261123_005700_line_choice_guards'
import * as migration_20261123_005805_last_costs from './20261123_005805_last_costs'
import * as migration_20261123_005900_costs_by_the_ledger from './20261123_005900_costs_by_the_ledger'
import * as migration_20261123_011005_stock_counts from './20261123_011005_stock_counts'
import * as migration_20261123_011100_count_guards from './20261123_011100_count_guards'
import * as migration_20261123_012500_tender_approvals from './20261123_012500_tender_approvals'
import * as migration_20261123_012800_stock_on_a_day from './20261123_012800_stock_on_a_day'
import * as migration_20261123_015900_export_right from './20261123_015900_export_right'
import * as migration_20261123_044129_tax_rates_and_costs from './20261123_044129_tax_rates_and_costs'
import * as migration_20261123_044200_tax_rate_and_cost_guards from './20261123_044200_tax_rate_and_cost_guards'
import * as migration_20261123_044636_approvals_and_templates from './20261123_044636_approvals_and_templates'
import * as migration_20261123_044700_approval_guards from './20261123_044700_approval_guards'
import * as migration_20261123_044944_stock_periods_archive_prices from './20261123_044944_stock_periods_archive_prices'
import * as migration_20261123_045000_stock_periods_archive_prices_guards from './20261123_045000_stock_periods_archive_prices_guards'
import * as migration_20261123_045610_imports from './20261123_045610_imports'
import * as migration_20261123_045700_import_rows from './20261123_045700_import_rows'
import * as migration_20261123_050107_planning from './20261123_050107_planning'
import * as migration_20261123_050200_planning_guards from './20261123_050200_planning_guards'
import * as migration_20261123_062500_waits_hold_cards from './20261123_062500_waits_hold_cards'
import * as migration_20261123_072900_archived_made_cards from './20261123_072900_archived_made_cards'
import * as migration_20261123_084500_import_records from './20261123_084500_import_records'
import * as migration_20261123_085500_units_of_fractions from './20261123_085500_units_of_fractions'
import * as migration_20261123_090108_counts_of_groups_and_told_imports from './20261123_090108_counts_of_groups_and_told_imports'
import * as migration_20261123_090200_counts_of_groups_guards from './20261123_090200_counts_of_groups_guards'
import * as migration_20261123_145042_cards_that_are_low from './20261123_145042_cards_that_are_low'
import * as migration_20261123_145100_cards_that_are_low_guards from './20261123_145100_cards_that_are_low_guards'
import * as migration_20261124_085331_idempotency_readers from './20261124_085331_idempotency_readers'
import * as migration_20261124_091544_terms_and_accounts from './20261124_091544_terms_and_accounts'
import * as migration_20261124_091600_account_guards from './20261124_091600_account_guards'
import * as migration_20261124_100001_made_by_idempotent_requests from './20261124_100001_made_by_idempotent_requests'
import * as migration_20261124_101300_cost_price_above_zero from './20261124_101300_cost_price_above_zero'
import * as migration_20261124_101400_one_clock from './20261124_101400_one_clock'
import * as migration_20261124_102000_guarded_trail from './20261124_102000_guarded_trail'

export const migrations = [
  {
    up: migration_20261121_112312_schema.up,
    down: migration_20261121_112312_schema.down,
    name: '20261121_112312_schema',
  },
  {
    up: migration_20261121_113000_stock_ledger.up,
    down: migration_20261121_113000_stock_ledger.down,
    name: '20261121_113000_stock_ledger',
  },
  {
    up: migration_20261121_113100_tender_guards.up,
    down: migration_20261121_113100_tender_guards.down,
    name: '20261121_113100_tender_guards',
  },
  {
    up: migration_20261121_113200_people_and_references.up,
    down: migration_20261121_113200_people_and_references.down,
    name: '20261121_113200_people_and_references',
  },
  {
    up: migration_20261121_113300_gate_tables.up,
    down: migration_20261121_113300_gate_tables.down,
    name: '20261121_113300_gate_tables',
  },
  {
    up: migration_20261121_113400_turkish_order.up,
    down: migration_20261121_113400_turkish_order.down,
    name: '20261121_113400_turkish_order',
  },
  {
    up: migration_20261121_140325_approval_limits.up,
    down: migration_20261121_140325_approval_limits.down,
    name: '20261121_140325_approval_limits',
  },
  {
    up: migration_20261121_140808_list_views.up,
    down: migration_20261121_140808_list_views.down,
    name: '20261121_140808_list_views',
  },
  {
    up: migration_20261121_140923_notifications.up,
    down: migration_20261121_140923_notifications.down,
    name: '20261121_140923_notifications',
  },
  {
    up: migration_20261121_141200_search.up,
    down: migration_20261121_141200_search.down,
    name: '20261121_141200_search',
  },
  {
    up: migration_20261122_022208_origins_of_stock_rows.up,
    down: migration_20261122_022208_origins_of_stock_rows.down,
    name: '20261122_022208_origins_of_stock_rows',
  },
  {
    up: migration_20261122_022300_tender_balance.up,
    down: migration_20261122_022300_tender_balance.down,
    name: '20261122_022300_tender_balance',
  },
  {
    up: migration_20261122_024000_codes_and_invoice_numbers.up,
    down: migration_20261122_024000_codes_and_invoice_numbers.down,
    name: '20261122_024000_codes_and_invoice_numbers',
  },
  {
    up: migration_20261122_024100_approved_content.up,
    down: migration_20261122_024100_approved_content.down,
    name: '20261122_024100_approved_content',
  },
  {
    up: migration_20261122_024200_idempotency_owners.up,
    down: migration_20261122_024200_idempotency_owners.down,
    name: '20261122_024200_idempotency_owners',
  },
  {
    up: migration_20261122_024208_stored_names.up,
    down: migration_20261122_024208_stored_names.down,
    name: '20261122_024208_stored_names',
  },
  {
    up: migration_20261122_030000_rights_that_act.up,
    down: migration_20261122_030000_rights_that_act.down,
    name: '20261122_030000_rights_that_act',
  },
  {
    up: migration_20261122_040000_finite_files.up,
    down: migration_20261122_040000_finite_files.down,
    name: '20261122_040000_finite_files',
  },
  {
    up: migration_20261122_050000_audit_trail.up,
    down: migration_20261122_050000_audit_trail.down,
    name: '20261122_050000_audit_trail',
  },
  {
    up: migration_20261122_052000_jobs.up,
    down: migration_20261122_052000_jobs.down,
    name: '20261122_052000_jobs',
  },
  {
    up: migration_20261122_053000_mails.up,
    down: migration_20261122_053000_mails.down,
    name: '20261122_053000_mails',
  },
  {
    up: migration_20261122_054000_counter_drifts.up,
    down: migration_20261122_054000_counter_drifts.down,
    name: '20261122_054000_counter_drifts',
  },
  {
    up: migration_20261122_060000_audit_right.up,
    down: migration_20261122_060000_audit_right.down,
    name: '20261122_060000_audit_right',
  },
  {
    up: migration_20261122_061000_events.up,
    down: migration_20261122_061000_events.down,
    name: '20261122_061000_events',
  },
  {
    up: migration_20261122_062000_audit_by_person.up,
    down: migration_20261122_062000_audit_by_person.down,
    name: '20261122_062000_audit_by_person',
  },
  {
    up: migration_20261122_063000_order_indexes.up,
    down: migration_20261122_063000_order_indexes.down,
    name: '20261122_063000_order_indexes',
  },
  {
    up: migration_20261122_064000_audit_reading.up,
    down: migration_20261122_064000_audit_reading.down,
    name: '20261122_064000_audit_reading',
  },
  {
    up: migration_20261122_111318_delivery_failed.up,
    down: migration_20261122_111318_delivery_failed.down,
    name: '20261122_111318_delivery_failed',
  },
  {
    up: migration_20261122_175303_default_currency.up,
    down: migration_20261122_175303_default_currency.down,
    name: '20261122_175303_default_currency',
  },
  {
    up: migration_20261122_210000_paired_projects.up,
    down: migration_20261122_210000_paired_projects.down,
    name: '20261122_210000_paired_projects',
  },
  {
    up: migration_20261122_212203_tender_sends.up,
    down: migration_20261122_212203_tender_sends.down,
    name: '20261122_212203_tender_sends',
  },
  {
    up: migration_20261122_212300_tender_sends_guards.up,
    down: migration_20261122_212300_tender_sends_guards.down,
    name: '20261122_212300_tender_sends_guards',
  },
  {
    up: migration_20261122_214835_currency_rates.up,
    down: migration_20261122_214835_currency_rates.down,
    name: '20261122_214835_currency_rates',
  },
  {
    up: migration_20261122_215000_rate_guards.up,
    down: migration_20261122_215000_rate_guards.down,
    name: '20261122_215000_rate_guards',
  },
  {
    up: migration_20261122_220000_session_devices.up,
    down: migration_20261122_220000_session_devices.down,
    name: '20261122_220000_session_devices',
  },
  {
    up: migration_20261122_220000_trash.up,
    down: migration_20261122_220000_trash.down,
    name: '20261122_220000_trash',
  },
  {
    up: migration_20261123_005257_deliveries.up,
    down: migration_20261123_005257_deliveries.down,
    name: '20261123_005257_deliveries',
  },
  {
    up: migration_20261123_005300_delivery_numbers.up,
    down: migration_20261123_005300_delivery_numbers.down,
    name: '20261123_005300_delivery_numbers',
  },
  {
    up: migration_20261123_005608_line_choices.up,
    down: migration_20261123_005608_line_choices.down,
    name: '20261123_005608_line_choices',
  },
  {
    up: migration_20261123_005700_line_choice_guards.up,
    down: migration_20261123_005700_line_choice_guards.down,
    name: '20261123_005700_line_choice_guards',
  },
  {
    up: migration_20261123_005805_last_costs.up,
    down: migration_20261123_005805_last_costs.down,
    name: '20261123_005805_last_costs',
  },
  {
    up: migration_20261123_005900_costs_by_the_ledger.up,
    down: migration_20261123_005900_costs_by_the_ledger.down,
    name: '20261123_005900_costs_by_the_ledger',
  },
  {
    up: migration_20261123_011005_stock_counts.up,
    down: migration_20261123_011005_stock_counts.down,
    name: '20261123_011005_stock_counts',
  },
  {
    up: migration_20261123_011100_count_guards.up,
    down: migration_20261123_011100_count_guards.down,
    name: '20261123_011100_count_guards',
  },
  {
    up: migration_20261123_012500_tender_approvals.up,
    down: migration_20261123_012500_tender_approvals.down,
    name: '20261123_012500_tender_approvals',
  },
  {
    up: migration_20261123_012800_stock_on_a_day.up,
    down: migration_20261123_012800_stock_on_a_day.down,
    name: '20261123_012800_stock_on_a_day',
  },
  {
    up: migration_20261123_015900_export_right.up,
    down: migration_20261123_015900_export_right.down,
    name: '20261123_015900_export_right',
  },
  {
    up: migration_20261123_044129_tax_rates_and_costs.up,
    down: migration_20261123_044129_tax_rates_and_costs.down,
    name: '20261123_044129_tax_rates_and_costs',
  },
  {
    up: migration_20261123_044200_tax_rate_and_cost_guards.up,
    down: migration_20261123_044200_tax_rate_and_cost_guards.down,
    name: '20261123_044200_tax_rate_and_cost_guards',
  },
  {
    up: migration_20261123_044636_approvals_and_templates.up,
    down: migration_20261123_044636_approvals_and_templates.down,
    name: '20261123_044636_approvals_and_templates',
  },
  {
    up: migration_20261123_044700_approval_guards.up,
    down: migration_20261123_044700_approval_guards.down,
    name: '20261123_044700_approval_guards',
  },
  {
    up: migration_20261123_044944_stock_periods_archive_prices.up,
    down: migration_20261123_044944_stock_periods_archive_prices.down,
    name: '20261123_044944_stock_periods_archive_prices',
  },
  {
    up: migration_20261123_045000_stock_periods_archive_prices_guards.up,
    down: migration_20261123_045000_stock_periods_archive_prices_guards.down,
    name: '20261123_045000_stock_periods_archive_prices_guards',
  },
  {
    up: migration_20261123_045610_imports.up,
    down: migration_20261123_045610_imports.down,
    name: '20261123_045610_imports',
  },
  {
    up: migration_20261123_045700_import_rows.up,
    down: migration_20261123_045700_import_rows.down,
    name: '20261123_045700_import_rows',
  },
  {
    up: migration_20261123_050107_planning.up,
    down: migration_20261123_050107_planning.down,
    name: '20261123_050107_planning',
  },
  {
    up: migration_20261123_050200_planning_guards.up,
    down: migration_20261123_050200_planning_guards.down,
    name: '20261123_050200_planning_guards',
  },
  {
    up: migration_20261123_062500_waits_hold_cards.up,
    down: migration_20261123_062500_waits_hold_cards.down,
    name: '20261123_062500_waits_hold_cards',
  },
  {
    up: migration_20261123_072900_archived_made_cards.up,
    down: migration_20261123_072900_archived_made_cards.down,
    name: '20261123_072900_archived_made_cards',
  },
  {
    up: migration_20261123_084500_import_records.up,
    down: migration_20261123_084500_import_records.down,
    name: '20261123_084500_import_records',
  },
  {
    up: migration_20261123_085500_units_of_fractions.up,
    down: migration_20261123_085500_units_of_fractions.down,
    name: '20261123_085500_units_of_fractions',
  },
  {
    up: migration_20261123_090108_counts_of_groups_and_told_imports.up,
    down: migration_20261123_090108_counts_of_groups_and_told_imports.down,
    name: '20261123_090108_counts_of_groups_and_told_imports',
  },
  {
    up: migration_20261123_090200_counts_of_groups_guards.up,
    down: migration_20261123_090200_counts_of_groups_guards.down,
    name: '20261123_090200_counts_of_groups_guards',
  },
  {
    up: migration_20261123_145042_cards_that_are_low.up,
    down: migration_20261123_145042_cards_that_are_low.down,
    name: '20261123_145042_cards_that_are_low',
  },
  {
    up: migration_20261123_145100_cards_that_are_low_guards.up,
    down: migration_20261123_145100_cards_that_are_low_guards.down,
    name: '20261123_145100_cards_that_are_low_guards',
  },
  {
    up: migration_20261124_085331_idempotency_readers.up,
    down: migration_20261124_085331_idempotency_readers.down,
    name: '20261124_085331_idempotency_readers',
  },
  {
    up: migration_20261124_091544_terms_and_accounts.up,
    down: migration_20261124_091544_terms_and_accounts.down,
    name: '20261124_091544_terms_and_accounts',
  },
  {
    up: migration_20261124_091600_account_guards.up,
    down: migration_20261124_091600_account_guards.down,
    name: '20261124_091600_account_guards',
  },
  {
    up: migration_20261124_100001_made_by_idempotent_requests.up,
    down: migration_20261124_100001_made_by_idempotent_requests.down,
    name: '20261124_100001_made_by_idempotent_requests',
  },
  {
    up: migration_20261124_101300_cost_price_above_zero.up,
    down: migration_20261124_101300_cost_price_above_zero.down,
    name: '20261124_101300_cost_price_above_zero',
  },
  {
    up: migration_20261124_101400_one_clock.up,
    down: migration_20261124_101400_one_clock.down,
    name: '20261124_101400_one_clock',
  },
  {
    up: migration_20261124_102000_guarded_trail.up,
    down: migration_20261124_102000_guarded_trail.down,
    name: '20261124_102000_guarded_trail',
  },
]

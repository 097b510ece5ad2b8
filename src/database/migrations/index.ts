import * as migration_0001_baseline from './0001_baseline'
import * as migration_20261126_210000_schema_facts from './20261126_210000_schema_facts'
import * as migration_20261126_211744_owners from './20261126_211744_owners'
import * as migration_20261127_013258_notes from './20261127_013258_notes'
import * as migration_20261127_013500_second_factor from './20261127_013500_second_factor'
import * as migration_20261127_014000_timeline from './20261127_014000_timeline'
import * as migration_20261127_020843_api_clients from './20261127_020843_api_clients'
import * as migration_20261127_052429_factor_policy from './20261127_052429_factor_policy'
import * as migration_20261127_060657_mentions from './20261127_060657_mentions'
import * as migration_20261127_064000_secret_fact from './20261127_064000_secret_fact'
import * as migration_20261127_064200_program_warnings from './20261127_064200_program_warnings'
import * as migration_20261127_065000_user_invitations from './20261127_065000_user_invitations'
import * as migration_20261127_092854_actions from './20261127_092854_actions'
import * as migration_20261127_231600_today_indexes from './20261127_231600_today_indexes'
import * as migration_20261127_233227_action_reminders from './20261127_233227_action_reminders'
import * as migration_20261127_235800_event_log from './20261127_235800_event_log'
import * as migration_20261128_000600_similar_names from './20261128_000600_similar_names'
import * as migration_20261128_000900_right_requests from './20261128_000900_right_requests'
import * as migration_20261128_025929_webhooks from './20261128_025929_webhooks'
import * as migration_20261128_030000_passkeys from './20261128_030000_passkeys'
import * as migration_20261128_041439_follow_ups from './20261128_041439_follow_ups'
import * as migration_20261128_081245_tender_stage from './20261128_081245_tender_stage'
import * as migration_20261128_082500_sign_in_devices from './20261128_082500_sign_in_devices'
import * as migration_20261128_083810_lost_reasons from './20261128_083810_lost_reasons'
import * as migration_20261128_092355_deputies from './20261128_092355_deputies'
import * as migration_20261128_163611_customer_reminders from './20261128_163611_customer_reminders'
import * as migration_20261128_171458_meet_duration from './20261128_171458_meet_duration'
import * as migration_20261128_172200_session_views from './20261128_172200_session_views'
import * as migration_20261128_201400_calendar_indexes from './20261128_201400_calendar_indexes'
import * as migration_20261128_215500_person_events from './20261128_215500_person_events'
import * as migration_20261129_013000_calendar_feeds from './20261129_013000_calendar_feeds'
import * as migration_20261129_014500_erasures from './20261129_014500_erasures'
import * as migration_20261129_020000_user_identities from './20261129_020000_user_identities'
import * as migration_20261129_060000_person_requests from './20261129_060000_person_requests'
import * as migration_20261129_061000_retention from './20261129_061000_retention'
import * as migration_20261129_070000_break_glass from './20261129_070000_break_glass'
import * as migration_20261129_073000_record_merges from './20261129_073000_record_merges'
import * as migration_20261129_100000_merges_in_timeline from './20261129_100000_merges_in_timeline'
import * as migration_20261129_100500_meet_invitations from './20261129_100500_meet_invitations'
import * as migration_20261129_130000_webhooks_enabled_since from './20261129_130000_webhooks_enabled_since'
import * as migration_20261129_144500_queue_indexes from './20261129_144500_queue_indexes'
import * as migration_20261129_150000_actions_list from './20261129_150000_actions_list'
import * as migration_20261129_154000_needless_indexes from './20261129_154000_needless_indexes'
import * as migration_20261129_160000_privacy_notice from './20261129_160000_privacy_notice'
import * as migration_20261129_192142_digests from './20261129_192142_digests'
import * as migration_20261129_192513_background_exports from './20261129_192513_background_exports'
import * as migration_20261130_072500_audit_archives from './20261130_072500_audit_archives'
import * as migration_20261130_073500_asked_and_expiring from './20261130_073500_asked_and_expiring'
import * as migration_20261130_075500_covering_indexes from './20261130_075500_covering_indexes'

export const migrations = [
  {
    up: migration_0001_baseline.up,
    down: migration_0001_baseline.down,
    name: '0001_baseline',
  },
  {
    up: migration_20261126_210000_schema_facts.up,
    down: migration_20261126_210000_schema_facts.down,
    name: '20261126_210000_schema_facts',
  },
  {
    up: migration_20261126_211744_owners.up,
    down: migration_20261126_211744_owners.down,
    name: '20261126_211744_owners',
  },
  {
    up: migration_20261127_013258_notes.up,
    down: migration_20261127_013258_notes.down,
    name: '20261127_013258_notes',
  },
  {
    up: migration_20261127_013500_second_factor.up,
    down: migration_20261127_013500_second_factor.down,
    name: '20261127_013500_second_factor',
  },
  {
    up: migration_20261127_014000_timeline.up,
    down: migration_20261127_014000_timeline.down,
    name: '20261127_014000_timeline',
  },
  {
    up: migration_20261127_020843_api_clients.up,
    down: migration_20261127_020843_api_clients.down,
    name: '20261127_020843_api_clients',
  },
  {
    up: migration_20261127_052429_factor_policy.up,
    down: migration_20261127_052429_factor_policy.down,
    name: '20261127_052429_factor_policy',
  },
  {
    up: migration_20261127_060657_mentions.up,
    down: migration_20261127_060657_mentions.down,
    name: '20261127_060657_mentions',
  },
  {
    up: migration_20261127_064000_secret_fact.up,
    down: migration_20261127_064000_secret_fact.down,
    name: '20261127_064000_secret_fact',
  },
  {
    up: migration_20261127_064200_program_warnings.up,
    down: migration_20261127_064200_program_warnings.down,
    name: '20261127_064200_program_warnings',
  },
  {
    up: migration_20261127_065000_user_invitations.up,
    down: migration_20261127_065000_user_invitations.down,
    name: '20261127_065000_user_invitations',
  },
  {
    up: migration_20261127_092854_actions.up,
    down: migration_20261127_092854_actions.down,
    name: '20261127_092854_actions',
  },
  {
    up: migration_20261127_231600_today_indexes.up,
    down: migration_20261127_231600_today_indexes.down,
    name: '20261127_231600_today_indexes',
  },
  {
    up: migration_20261127_233227_action_reminders.up,
    down: migration_20261127_233227_action_reminders.down,
    name: '20261127_233227_action_reminders',
  },
  {
    up: migration_20261127_235800_event_log.up,
    down: migration_20261127_235800_event_log.down,
    name: '20261127_235800_event_log',
  },
  {
    up: migration_20261128_000600_similar_names.up,
    down: migration_20261128_000600_similar_names.down,
    name: '20261128_000600_similar_names',
  },
  {
    up: migration_20261128_000900_right_requests.up,
    down: migration_20261128_000900_right_requests.down,
    name: '20261128_000900_right_requests',
  },
  {
    up: migration_20261128_025929_webhooks.up,
    down: migration_20261128_025929_webhooks.down,
    name: '20261128_025929_webhooks',
  },
  {
    up: migration_20261128_030000_passkeys.up,
    down: migration_20261128_030000_passkeys.down,
    name: '20261128_030000_passkeys',
  },
  {
    up: migration_20261128_041439_follow_ups.up,
    down: migration_20261128_041439_follow_ups.down,
    name: '20261128_041439_follow_ups',
  },
  {
    up: migration_20261128_081245_tender_stage.up,
    down: migration_20261128_081245_tender_stage.down,
    name: '20261128_081245_tender_stage',
  },
  {
    up: migration_20261128_082500_sign_in_devices.up,
    down: migration_20261128_082500_sign_in_devices.down,
    name: '20261128_082500_sign_in_devices',
  },
  {
    up: migration_20261128_083810_lost_reasons.up,
    down: migration_20261128_083810_lost_reasons.down,
    name: '20261128_083810_lost_reasons',
  },
  {
    up: migration_20261128_092355_deputies.up,
    down: migration_20261128_092355_deputies.down,
    name: '20261128_092355_deputies',
  },
  {
    up: migration_20261128_163611_customer_reminders.up,
    down: migration_20261128_163611_customer_reminders.down,
    name: '20261128_163611_customer_reminders',
  },
  {
    up: migration_20261128_171458_meet_duration.up,
    down: migration_20261128_171458_meet_duration.down,
    name: '20261128_171458_meet_duration',
  },
  {
    up: migration_20261128_172200_session_views.up,
    down: migration_20261128_172200_session_views.down,
    name: '20261128_172200_session_views',
  },
  {
    up: migration_20261128_201400_calendar_indexes.up,
    down: migration_20261128_201400_calendar_indexes.down,
    name: '20261128_201400_calendar_indexes',
  },
  {
    up: migration_20261128_215500_person_events.up,
    down: migration_20261128_215500_person_events.down,
    name: '20261128_215500_person_events',
  },
  {
    up: migration_20261129_013000_calendar_feeds.up,
    down: migration_20261129_013000_calendar_feeds.down,
    name: '20261129_013000_calendar_feeds',
  },
  {
    up: migration_20261129_014500_erasures.up,
    down: migration_20261129_014500_erasures.down,
    name: '20261129_014500_erasures',
  },
  {
    up: migration_20261129_020000_user_identities.up,
    down: migration_20261129_020000_user_identities.down,
    name: '20261129_020000_user_identities',
  },
  {
    up: migration_20261129_060000_person_requests.up,
    down: migration_20261129_060000_person_requests.down,
    name: '20261129_060000_person_requests',
  },
  {
    up: migration_20261129_061000_retention.up,
    down: migration_20261129_061000_retention.down,
    name: '20261129_061000_retention',
  },
  {
    up: migration_20261129_070000_break_glass.up,
    down: migration_20261129_070000_break_glass.down,
    name: '20261129_070000_break_glass',
  },
  {
    up: migration_20261129_073000_record_merges.up,
    down: migration_20261129_073000_record_merges.down,
    name: '20261129_073000_record_merges',
  },
  {
    up: migration_20261129_100000_merges_in_timeline.up,
    down: migration_20261129_100000_merges_in_timeline.down,
    name: '20261129_100000_merges_in_timeline',
  },
  {
    up: migration_20261129_100500_meet_invitations.up,
    down: migration_20261129_100500_meet_invitations.down,
    name: '20261129_100500_meet_invitations',
  },
  {
    up: migration_20261129_130000_webhooks_enabled_since.up,
    down: migration_20261129_130000_webhooks_enabled_since.down,
    name: '20261129_130000_webhooks_enabled_since',
  },
  {
    up: migration_20261129_144500_queue_indexes.up,
    down: migration_20261129_144500_queue_indexes.down,
    name: '20261129_144500_queue_indexes',
  },
  {
    up: migration_20261129_150000_actions_list.up,
    down: migration_20261129_150000_actions_list.down,
    name: '20261129_150000_actions_list',
  },
  {
    up: migration_20261129_154000_needless_indexes.up,
    down: migration_20261129_154000_needless_indexes.down,
    name: '20261129_154000_needless_indexes',
  },
  {
    up: migration_20261129_160000_privacy_notice.up,
    down: migration_20261129_160000_privacy_notice.down,
    name: '20261129_160000_privacy_notice',
  },
  {
    up: migration_20261129_192142_digests.up,
    down: migration_20261129_192142_digests.down,
    name: '20261129_192142_digests',
  },
  {
    up: migration_20261129_192513_background_exports.up,
    down: migration_20261129_192513_background_exports.down,
    name: '20261129_192513_background_exports',
  },
  {
    up: migration_20261130_072500_audit_archives.up,
    down: migration_20261130_072500_audit_archives.down,
    name: '20261130_072500_audit_archives',
  },
  {
    up: migration_20261130_073500_asked_and_expiring.up,
    down: migration_20261130_073500_asked_and_expiring.down,
    name: '20261130_073500_asked_and_expiring',
  },
  {
    up: migration_20261130_075500_covering_indexes.up,
    down: migration_20261130_075500_covering_indexes.down,
    name: '20261130_075500_covering_indexes',
  },
]

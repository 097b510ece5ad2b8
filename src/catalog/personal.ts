import { KEPT_EVENT_DAYS } from '@/domain/events/logCursor'
import { KEPT_DAYS } from '@/domain/imports/imports'
import { EXPORT_DAYS } from '@/domain/lists/backgroundExport'
import { TRASH_DAYS } from '@/domain/trash/retention'

/** Legal bases of KVKK article 5/2: c, ç, e and f. */
export type LegalBasis = 'contract' | 'duty' | 'claim' | 'interest'

/** Start of the retention period; those in days are deleted by the job `sweep` or by the trash. */
export type Keep =
  | { years: number; from: 'customerEnd' | 'accountEnd' | 'written' | 'closed' }
  | { days: number; from: 'written' | 'sent' | 'deleted' | 'lastChange' | 'seen' | 'meeting' }
  | { from: 'sessionEnd' | 'account' }

/**
 * After the period: a job deletes the data; it is proposed for erasure, which a user with the right
 * confirms; it is deleted with the account; the law requires it, and it is not deleted.
 */
export type RetentionEnd = 'swept' | 'proposed' | 'withAccount' | 'lawful'

export type PersonalUse = {
  bases: readonly LegalBasis[]
  keep: Keep
  /** What happens after the period. */
  end: RetentionEnd
}

/**
 * The register of processing: purposes of personal data, their legal bases and retention periods.
 * Texts of each are at `privacy.uses`. The periods are those of docs/domains/privacy.md.
 */
export const PERSONAL_USES = {
  customers: { bases: ['contract'], keep: { years: 2, from: 'customerEnd' }, end: 'proposed' },
  offers: { bases: ['duty', 'claim'], keep: { years: 10, from: 'written' }, end: 'lawful' },
  stock: { bases: ['duty'], keep: { years: 10, from: 'written' }, end: 'lawful' },
  contacts: { bases: ['interest'], keep: { years: 3, from: 'written' }, end: 'proposed' },
  invitations: { bases: ['contract'], keep: { days: 30, from: 'meeting' }, end: 'swept' },
  mails: { bases: ['contract'], keep: { days: 30, from: 'sent' }, end: 'swept' },
  imports: { bases: ['contract'], keep: { days: KEPT_DAYS, from: 'lastChange' }, end: 'swept' },
  exports: { bases: ['interest'], keep: { days: EXPORT_DAYS, from: 'written' }, end: 'swept' },
  retries: { bases: ['interest'], keep: { days: 2, from: 'written' }, end: 'swept' },
  trash: { bases: ['interest'], keep: { days: TRASH_DAYS, from: 'deleted' }, end: 'swept' },
  events: { bases: ['interest'], keep: { days: KEPT_EVENT_DAYS, from: 'written' }, end: 'swept' },
  notices: { bases: ['interest'], keep: { days: 90, from: 'seen' }, end: 'swept' },
  accounts: { bases: ['contract'], keep: { years: 2, from: 'accountEnd' }, end: 'proposed' },
  preferences: { bases: ['contract'], keep: { from: 'account' }, end: 'withAccount' },
  sessions: { bases: ['interest'], keep: { from: 'sessionEnd' }, end: 'swept' },
  programs: { bases: ['interest'], keep: { days: 90, from: 'written' }, end: 'swept' },
  trail: { bases: ['interest', 'claim'], keep: { years: 2, from: 'accountEnd' }, end: 'proposed' },
  requests: { bases: ['duty', 'claim'], keep: { years: 3, from: 'closed' }, end: 'swept' },
  addresses: { bases: ['interest'], keep: { years: 1, from: 'written' }, end: 'swept' },
} as const satisfies Record<string, PersonalUse>

export type PersonalUseName = keyof typeof PERSONAL_USES

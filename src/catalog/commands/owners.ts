import { TENDER_STATUSES } from '@/domain/tenders/status'
import { bodyOf } from './bodies/body'
import { ownerField } from './bodies/nameFields'
import type { Command } from './command'
import { CHANGED } from './tenderRights'

const ASSIGN = {
  path: '/assign',
  words: {
    label: 'owners.assign',
    title: 'owners.assignTitle',
    text: 'owners.assignText',
    notice: 'owners.assigned',
    icon: 'userOn',
  },
  body: bodyOf({ owner: ownerField }),
  codes: ['staleEdit'],
  inBulk: true,
} as const

/** Assigning a tender to another owner, in any state. */
export const TENDER_ASSIGNING = {
  assign: {
    ...ASSIGN,
    needs: [['write', 'tenders', 'owner']],
    from: TENDER_STATUSES,
    answer: CHANGED,
  },
} as const satisfies Record<string, Command>

/** Statuses of a company: a merged one is read-only. */
export type CompanyFacts = { status: 'kept' | 'merged' }

/** Commands of companies. */
export const COMPANY_COMMANDS = {
  assign: {
    ...ASSIGN,
    needs: [['write', 'customers', 'owner']],
    from: ['kept'],
    answer: { status: 200, of: 'companies' },
    codes: ['companyMerged', 'staleEdit'],
  },
} as const satisfies Record<string, Command>

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
  codes: [],
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

/** A company has no states: it takes its commands as long as it exists. */
const COMPANY_STATUSES = ['kept'] as const

/** The facts of a company that decide which commands it takes. */
export type CompanyFacts = { status: (typeof COMPANY_STATUSES)[number] }

/** Commands of companies. */
export const COMPANY_COMMANDS = {
  assign: {
    ...ASSIGN,
    needs: [['write', 'customers', 'owner']],
    from: COMPANY_STATUSES,
    answer: { status: 200, of: 'companies' },
  },
} as const satisfies Record<string, Command>

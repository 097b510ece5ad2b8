import { OWNED_STATUSES } from '@/domain/customers/commands'
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

/** Making somebody else responsible for a tender, whatever became of it. */
export const TENDER_ASSIGNING = {
  assign: {
    ...ASSIGN,
    needs: [['write', 'tenders', 'owner']],
    from: TENDER_STATUSES,
    answer: CHANGED,
  },
} as const satisfies Record<string, Command>

/** Commands of companies. */
export const COMPANY_COMMANDS = {
  assign: {
    ...ASSIGN,
    needs: [['write', 'customers', 'owner']],
    from: OWNED_STATUSES,
    answer: { status: 200, of: 'companies' },
  },
} as const satisfies Record<string, Command>

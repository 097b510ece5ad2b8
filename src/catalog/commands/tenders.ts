import type { Right } from '@/access/collectionAccess'
import type { TenderCommand } from '@/domain/tenders/commands'
import type { Command } from './command'

const READ: Right = ['read', 'tenders']
const WRITE: Right = ['write', 'tenders']
const CREATE: Right = ['create', 'tenders']
const APPROVE: Right = ['approve', 'tenders']
const INVOICE: Right = ['invoice', 'tenders']

/** Commands of tenders, in the order in which they are offered: the step forward first. */
export const TENDER_COMMANDS = {
  approve: { path: '/approve', needs: [APPROVE], inBulk: true },
  invoice: { path: '/invoice', needs: [INVOICE], asks: 'invoice', inBulk: true },
  send: { path: '/send', needs: [WRITE], inBulk: true },
  withdrawInvoice: { path: '/withdraw-invoice', needs: [INVOICE], isDestructive: true },
  withdrawApproval: {
    path: '/withdraw-approval',
    needs: [APPROVE],
    isDestructive: true,
    inBulk: true,
  },
  reject: { path: '/reject', needs: [WRITE], asks: 'reason', isDestructive: true, inBulk: true },
  cancel: { path: '/cancel', needs: [WRITE], asks: 'reason', isDestructive: true, inBulk: true },
  revise: { path: '/revise', needs: [CREATE, READ], ofAnother: WRITE, makesNew: true },
  duplicate: { path: '/duplicate', needs: [CREATE, READ], makesNew: true },
} as const satisfies Record<TenderCommand, Command>

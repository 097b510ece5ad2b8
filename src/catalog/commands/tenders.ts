import type { RefusalCode } from '@/domain/shared/refusal'
import { APPLICABLE, type TenderCommand } from '@/domain/tenders/commands'
import { REGISTRABLE } from '@/domain/tenders/registering'
import { REVISABLE } from '@/domain/tenders/revision'
import { RESENDABLE } from '@/domain/tenders/sending'
import { DELIVERABLE } from '@/domain/stock/delivery'
import { TENDER_STATUSES, TRANSITIONS } from '@/domain/tenders/status'
import { NO_BODY } from './body'
import type { Command, CommandRight } from './command'
import { DELIVERY, INVOICE_BODY, REASON, REGISTERING, SENDING } from './tenderBodies'

const READ: CommandRight = ['read', 'tenders']
const WRITE: CommandRight = ['write', 'tenders']
/** What writes several fields at once. */
const WRITE_WHOLLY: CommandRight = ['write', 'tenders', '*']
/** What leaves the house says all of a tender: for whoever reads all of it. */
const READ_WHOLLY: CommandRight = ['read', 'tenders', '*']
const CREATE: CommandRight = ['create', 'tenders']
const APPROVE: CommandRight = ['approve', 'tenders']
const INVOICE: CommandRight = ['invoice', 'tenders']

const CHANGED = { status: 200, of: 'tenders' } as const
const MADE = { status: 201, of: 'tenders' } as const

/** An offer that no longer stands, of nothing, or to nobody, neither leaves nor is approved. */
const OF_AN_OFFER: readonly RefusalCode[] = [
  'tenderExpired',
  'tenderHasNoItems',
  'bidderMissing',
  'bidderTwice',
  'bidderContactMissing',
]

/** Commands of tenders, in the order in which they are offered: those of its life first. */
export const TENDER_COMMANDS = {
  send: {
    path: '/send',
    words: {
      label: 'tenders.actions.send',
      title: 'tenders.dialogs.sendTitle',
      text: 'tenders.dialogs.sendText',
      notice: 'tenders.notices.sent',
      icon: 'send',
    },
    needs: [WRITE, READ_WHOLLY],
    from: TRANSITIONS.send.from,
    nextIn: ['draft', 'approved'],
    body: SENDING,
    answer: CHANGED,
    codes: ['alreadySent', 'alreadyInvoiced', 'wrongTenderState', ...OF_AN_OFFER, 'approveFirst'],
    inBulk: true,
  },
  applyChoice: {
    path: '/apply-choice',
    words: {
      label: 'tenders.actions.applyChoice',
      title: 'tenders.dialogs.applyChoiceTitle',
      text: 'tenders.dialogs.applyChoiceText',
      notice: 'tenders.notices.revised',
      icon: 'branch',
    },
    needs: [CREATE, READ],
    ofAnother: WRITE,
    from: APPLICABLE,
    nextIn: ['sent', 'expired', 'approved'],
    body: NO_BODY,
    answer: MADE,
    codes: [
      'nothingChosen',
      'choiceOutdated',
      'alreadyInvoiced',
      'alreadyRevised',
      'wrongTenderState',
      'alreadyDelivered',
    ],
  },
  approve: {
    path: '/approve',
    words: {
      label: 'tenders.actions.approve',
      title: 'tenders.dialogs.approveTitle',
      text: 'tenders.dialogs.approveText',
      notice: 'tenders.notices.approved',
      icon: 'check',
    },
    needs: [APPROVE],
    from: TRANSITIONS.approve.from,
    nextIn: ['draft', 'sent'],
    body: NO_BODY,
    answer: CHANGED,
    codes: [
      'alreadyApproved',
      'wrongTenderState',
      ...OF_AN_OFFER,
      'tenderTotalZero',
      'fourEyes',
      'approvalLimitExceeded',
      'insufficientStock',
    ],
    inBulk: true,
  },
  resend: {
    path: '/resend',
    words: {
      label: 'tenders.actions.resend',
      title: 'tenders.dialogs.resendTitle',
      text: 'tenders.dialogs.resendText',
      notice: 'tenders.notices.resent',
      icon: 'send',
    },
    needs: [WRITE, READ_WHOLLY],
    from: RESENDABLE,
    body: SENDING,
    answer: CHANGED,
    codes: ['notSent', 'wrongTenderState', ...OF_AN_OFFER, 'approveFirst'],
  },
  invoice: {
    path: '/invoice',
    words: {
      label: 'tenders.actions.invoice',
      title: 'tenders.dialogs.invoiceTitle',
      text: 'tenders.dialogs.invoiceText',
      notice: 'tenders.notices.invoiced',
      icon: 'receipt',
    },
    needs: [INVOICE],
    from: TRANSITIONS.invoice.from,
    nextIn: ['approved'],
    body: INVOICE_BODY,
    answer: CHANGED,
    codes: [
      'notApproved',
      'alreadyInvoiced',
      'approvalOutdated',
      'invoiceNumberTaken',
      'rateNotAllowed',
      'periodClosed',
    ],
    inBulk: true,
  },
  deliver: {
    path: '/deliver',
    words: {
      label: 'deliveries.deliver',
      title: 'deliveries.question',
      text: 'deliveries.questionText',
      notice: 'deliveries.done',
      icon: 'handOver',
    },
    needs: [READ, ['create', 'stock-movements']],
    from: DELIVERABLE,
    body: DELIVERY,
    answer: CHANGED,
    codes: ['tenderNotApproved', 'nothingToDeliver', 'periodClosed'],
  },
  register: {
    path: '/register',
    words: {
      label: 'registering.register',
      title: 'registering.question',
      text: 'registering.questionText',
      notice: 'registering.done',
      icon: 'userOn',
    },
    needs: [WRITE_WHOLLY, ['create', 'customers', '*'], ['read', 'customers', '*']],
    from: REGISTRABLE,
    body: REGISTERING,
    answer: CHANGED,
    codes: ['tenderLocked', 'alreadyRegistered', 'bidderMissing', 'applyChoiceFirst'],
    changesContent: true,
  },
  withdrawInvoice: {
    path: '/withdraw-invoice',
    words: {
      label: 'tenders.actions.withdrawInvoice',
      title: 'tenders.dialogs.withdrawInvoiceTitle',
      text: 'tenders.dialogs.withdrawInvoiceText',
      notice: 'tenders.notices.invoiceWithdrawn',
      icon: 'refund',
    },
    needs: [INVOICE],
    from: TRANSITIONS.withdrawInvoice.from,
    body: NO_BODY,
    answer: CHANGED,
    codes: ['wrongTenderState', 'periodClosed'],
    isDestructive: true,
  },
  withdrawApproval: {
    path: '/withdraw-approval',
    words: {
      label: 'tenders.actions.withdrawApproval',
      title: 'tenders.dialogs.withdrawApprovalTitle',
      text: 'tenders.dialogs.withdrawApprovalText',
      notice: 'tenders.notices.approvalWithdrawn',
      icon: 'back',
    },
    needs: [APPROVE],
    from: TRANSITIONS.withdrawApproval.from,
    body: NO_BODY,
    answer: CHANGED,
    codes: ['notApproved', 'alreadyInvoiced', 'wrongTenderState', 'alreadyDelivered'],
    isDestructive: true,
    inBulk: true,
  },
  reject: {
    path: '/reject',
    words: {
      label: 'tenders.actions.reject',
      title: 'tenders.dialogs.rejectTitle',
      notice: 'tenders.notices.rejected',
      icon: 'thumbDown',
    },
    needs: [WRITE],
    from: TRANSITIONS.reject.from,
    body: REASON,
    answer: CHANGED,
    codes: ['alreadyApproved', 'alreadyInvoiced', 'wrongTenderState'],
    isDestructive: true,
    inBulk: true,
  },
  cancel: {
    path: '/cancel',
    words: {
      label: 'tenders.actions.cancel',
      title: 'tenders.dialogs.cancelTitle',
      notice: 'tenders.notices.cancelled',
      icon: 'ban',
    },
    needs: [WRITE],
    from: TRANSITIONS.cancel.from,
    body: REASON,
    answer: CHANGED,
    codes: ['alreadyInvoiced', 'wrongTenderState', 'alreadyDelivered'],
    isDestructive: true,
    inBulk: true,
  },
  revise: {
    path: '/revise',
    words: {
      label: 'tenders.actions.revise',
      title: 'tenders.dialogs.reviseTitle',
      text: 'tenders.dialogs.reviseText',
      notice: 'tenders.notices.revised',
      icon: 'branch',
    },
    needs: [CREATE, READ],
    ofAnother: WRITE,
    from: REVISABLE,
    // What was refused, or not answered in time, is offered anew.
    nextIn: ['rejected', 'expired'],
    body: NO_BODY,
    answer: MADE,
    codes: ['alreadyInvoiced', 'alreadyRevised', 'wrongTenderState', 'alreadyDelivered'],
  },
  duplicate: {
    path: '/duplicate',
    words: {
      label: 'tenders.actions.duplicate',
      title: 'tenders.dialogs.duplicateTitle',
      notice: 'tenders.notices.duplicated',
      icon: 'copy',
    },
    needs: [CREATE, READ],
    from: TENDER_STATUSES,
    body: NO_BODY,
    answer: MADE,
    codes: [],
  },
} as const satisfies Record<TenderCommand, Command>

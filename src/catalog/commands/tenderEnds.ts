import { REVISABLE } from '@/domain/tenders/revision'
import { TENDER_STATUSES, TRANSITIONS } from '@/domain/tenders/status'
import { NO_BODY } from './bodies/body'
import type { Command } from './command'
import { LOSS } from './bodies/tenderBodies'
import { APPROVE, CHANGED, CREATE_WHOLLY, INVOICE, MADE, MOVE_ON, READ } from './tenderRights'

/** Commands that reverse a step, end a tender, or create another one. */
export const LATER_COMMANDS = {
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
    codes: ['wrongTenderState', 'periodClosed', 'cardArchived'],
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
    releases: true,
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
    needs: [MOVE_ON],
    from: TRANSITIONS.reject.from,
    body: LOSS,
    answer: CHANGED,
    codes: ['alreadyApproved', 'alreadyInvoiced', 'wrongTenderState'],
    releases: true,
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
    needs: [MOVE_ON],
    from: TRANSITIONS.cancel.from,
    body: LOSS,
    answer: CHANGED,
    codes: ['alreadyInvoiced', 'wrongTenderState', 'alreadyDelivered'],
    releases: true,
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
    needs: [CREATE_WHOLLY, READ],
    ofAnother: MOVE_ON,
    from: REVISABLE,
    // Rejected and expired offers are usually revised.
    nextIn: ['rejected', 'expired'],
    body: NO_BODY,
    answer: MADE,
    opensNew: true,
    codes: ['alreadyInvoiced', 'alreadyRevised', 'wrongTenderState', 'alreadyDelivered'],
    releases: true,
  },
  duplicate: {
    path: '/duplicate',
    words: {
      label: 'tenders.actions.duplicate',
      title: 'tenders.dialogs.duplicateTitle',
      notice: 'tenders.notices.duplicated',
      icon: 'copy',
    },
    needs: [CREATE_WHOLLY, READ],
    from: TENDER_STATUSES,
    body: NO_BODY,
    answer: MADE,
    opensNew: true,
    codes: ['cardArchived'],
    inBulk: true,
  },
} as const satisfies Record<string, Command>

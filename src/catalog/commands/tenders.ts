import { APPLICABLE, type TenderCommand } from '@/domain/tenders/commands'
import { REGISTRABLE } from '@/domain/tenders/registering'
import { RESENDABLE } from '@/domain/tenders/sending/sending'
import { DELIVERABLE } from '@/domain/stock/delivery'
import { TRANSITIONS } from '@/domain/tenders/status'
import { NO_BODY } from './bodies/body'
import type { Command } from './command'
import { DELIVERY, INVOICE_BODY, REGISTERING, SENDING } from './bodies/tenderBodies'
import {
  APPROVE,
  CHANGED,
  CREATE_WHOLLY,
  INVOICE,
  MADE,
  OF_AN_OFFER,
  READ,
  READ_WHOLLY,
  MOVE_ON,
  WRITE_WHOLLY,
} from './tenderRights'
import { LATER_COMMANDS } from './tenderEnds'
import { TENDER_ASSIGNING } from './owners'
import { REQUEST_COMMANDS, TEMPLATE_SAVING } from './tenderRequests'

/** Commands of tenders, in display order: those of the life cycle first. */
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
    needs: [MOVE_ON, READ_WHOLLY],
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
    needs: [CREATE_WHOLLY, READ],
    ofAnother: MOVE_ON,
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
    releases: true,
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
      'discountLimitExceeded',
      'insufficientStock',
    ],
    inBulk: true,
  },
  ...REQUEST_COMMANDS,
  resend: {
    path: '/resend',
    words: {
      label: 'tenders.actions.resend',
      title: 'tenders.dialogs.resendTitle',
      text: 'tenders.dialogs.resendText',
      notice: 'tenders.notices.resent',
      icon: 'send',
    },
    needs: [MOVE_ON, READ_WHOLLY],
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
      'acceptedTotalDiffers',
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
    needs: [READ, ['create', 'stock-movements', '*']],
    from: DELIVERABLE,
    nextIn: ['approved'],
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
  ...LATER_COMMANDS,
  ...TENDER_ASSIGNING,
  ...TEMPLATE_SAVING,
} as const satisfies Record<TenderCommand, Command>

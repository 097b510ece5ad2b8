import { TENDER_STATUSES, TRANSITIONS } from '@/domain/tenders/status'
import type { Command } from './command'
import { REASON, REQUEST, TEMPLATE_NAME } from './bodies/tenderBodies'
import { APPROVE, CHANGED, CREATE_WHOLLY, OF_AN_OFFER, READ, READ_WHOLLY } from './tenderRights'

/** Requesting an approval, and declining it. */
export const REQUEST_COMMANDS = {
  requestApproval: {
    path: '/request-approval',
    words: {
      label: 'approvals.request',
      title: 'approvals.requestTitle',
      text: 'approvals.requestText',
      notice: 'approvals.requested',
      icon: 'stamp',
    },
    needs: [['create', 'tenders', 'approver'], READ],
    ofAnother: ['write', 'tenders', 'approver'],
    from: TRANSITIONS.approve.from,
    body: REQUEST,
    answer: CHANGED,
    codes: ['alreadyApproved', 'wrongTenderState', ...OF_AN_OFFER, 'tenderTotalZero'],
  },
  declineApproval: {
    path: '/decline-approval',
    words: {
      label: 'approvals.decline',
      title: 'approvals.declineTitle',
      text: 'approvals.declineText',
      notice: 'approvals.declined',
      icon: 'thumbDown',
    },
    needs: [APPROVE],
    from: TRANSITIONS.approve.from,
    body: REASON,
    answer: CHANGED,
    codes: ['alreadyApproved', 'wrongTenderState', 'noApprovalRequest'],
    isDestructive: true,
  },
} as const satisfies Record<string, Command>

/** Saving a tender as a template. */
export const TEMPLATE_SAVING = {
  saveAsTemplate: {
    path: '/save-as-template',
    words: {
      label: 'tenderTemplates.save',
      title: 'tenderTemplates.saveTitle',
      text: 'tenderTemplates.saveText',
      notice: 'tenderTemplates.saved',
      icon: 'template',
    },
    needs: [CREATE_WHOLLY, READ_WHOLLY],
    from: TENDER_STATUSES,
    body: TEMPLATE_NAME,
    answer: { status: 201, of: 'tender-templates' },
    opensNew: true,
    codes: [],
  },
} as const satisfies Record<string, Command>

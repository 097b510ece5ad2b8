import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCopy,
  IconGitBranch,
  IconLockOpen,
  IconPackageExport,
  IconReceipt,
  IconReceiptRefund,
  IconSend,
  IconThumbDown,
  IconUserCheck,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react'
import type { CommandName, CommandSlug } from '@/catalog/commands/registry'
import type { MessageKey } from '@/i18n/messages'

/** What a command is called, asked with and reported by; `{name}` and `{number}` of its record. */
export type CommandWords = {
  label: MessageKey
  title: MessageKey
  text?: MessageKey
  notice: MessageKey
  icon: Icon
}

const WORDS: { [Slug in CommandSlug]: Record<CommandName<Slug>, CommandWords> } = {
  tenders: {
    approve: {
      label: 'tenders.actions.approve',
      title: 'tenders.dialogs.approveTitle',
      text: 'tenders.dialogs.approveText',
      notice: 'tenders.notices.approved',
      icon: IconCircleCheck,
    },
    invoice: {
      label: 'tenders.actions.invoice',
      title: 'tenders.dialogs.invoiceTitle',
      text: 'tenders.dialogs.invoiceText',
      notice: 'tenders.notices.invoiced',
      icon: IconReceipt,
    },
    send: {
      label: 'tenders.actions.send',
      title: 'tenders.dialogs.sendTitle',
      text: 'tenders.dialogs.sendText',
      notice: 'tenders.notices.sent',
      icon: IconSend,
    },
    withdrawInvoice: {
      label: 'tenders.actions.withdrawInvoice',
      title: 'tenders.dialogs.withdrawInvoiceTitle',
      text: 'tenders.dialogs.withdrawInvoiceText',
      notice: 'tenders.notices.invoiceWithdrawn',
      icon: IconReceiptRefund,
    },
    withdrawApproval: {
      label: 'tenders.actions.withdrawApproval',
      title: 'tenders.dialogs.withdrawApprovalTitle',
      text: 'tenders.dialogs.withdrawApprovalText',
      notice: 'tenders.notices.approvalWithdrawn',
      icon: IconArrowBackUp,
    },
    reject: {
      label: 'tenders.actions.reject',
      title: 'tenders.dialogs.rejectTitle',
      notice: 'tenders.notices.rejected',
      icon: IconThumbDown,
    },
    cancel: {
      label: 'tenders.actions.cancel',
      title: 'tenders.dialogs.cancelTitle',
      notice: 'tenders.notices.cancelled',
      icon: IconBan,
    },
    revise: {
      label: 'tenders.actions.revise',
      title: 'tenders.dialogs.reviseTitle',
      text: 'tenders.dialogs.reviseText',
      notice: 'tenders.notices.revised',
      icon: IconGitBranch,
    },
    duplicate: {
      label: 'tenders.actions.duplicate',
      title: 'tenders.dialogs.duplicateTitle',
      notice: 'tenders.notices.duplicated',
      icon: IconCopy,
    },
  },
  'stock-movements': {
    reverse: {
      label: 'stockMovements.reverse',
      title: 'stockMovements.reverseQuestion',
      text: 'stockMovements.reverseHint',
      notice: 'stockMovements.reversed',
      icon: IconArrowBackUp,
    },
  },
  'stock-reservations': {
    fulfill: {
      label: 'stockReservations.fulfill',
      title: 'stockReservations.fulfillQuestion',
      text: 'stockReservations.fulfillText',
      notice: 'stockReservations.fulfilledNotice',
      icon: IconPackageExport,
    },
    release: {
      label: 'stockReservations.release',
      title: 'stockReservations.releaseQuestion',
      text: 'stockReservations.releaseText',
      notice: 'stockReservations.releasedNotice',
      icon: IconLockOpen,
    },
  },
  users: {
    suspend: {
      label: 'users.suspend',
      title: 'users.suspendTitle',
      text: 'users.suspendText',
      notice: 'users.suspended',
      icon: IconUserOff,
    },
    unsuspend: {
      label: 'users.unsuspend',
      title: 'users.unsuspendTitle',
      notice: 'users.unsuspended',
      icon: IconUserCheck,
    },
  },
}

/** The words and the picture of one command. */
export const commandWords = (slug: CommandSlug, name: string): CommandWords =>
  (WORDS[slug] as Record<string, CommandWords>)[name] as CommandWords

import { TRANSITIONS, type TenderStatus, type TenderVerb } from '@/domain/tenders/status'
import type { MessageKey } from '@/i18n/messages'

/** Steps of a tender, and the two that make another tender of it. */
export type CommandName = TenderVerb | 'revise' | 'duplicate'

/** What the signed-in person may do with tenders. */
export type TenderRights = { write: boolean; create: boolean; approve: boolean; invoice: boolean }

export type Command = {
  name: CommandName
  /** Last part of the endpoint's address. */
  path: string
  right: keyof TenderRights
  label: MessageKey
  title: MessageKey
  text?: MessageKey
  notice: MessageKey
  /** What the dialog asks for. */
  asks?: 'reason' | 'invoice'
  destructive?: boolean
  /** It makes another tender, and goes there. */
  makesNew?: boolean
}

const command = (
  name: CommandName,
  rest: Omit<Command, 'name' | 'label' | 'title'> & { title?: MessageKey },
): Command => ({
  name,
  label: `tenders.actions.${name}`,
  title: `tenders.dialogs.${name}Title` as MessageKey,
  ...rest,
})

/** In the order of their buttons: the step forward first. */
const COMMANDS: readonly Command[] = [
  command('approve', {
    path: 'approve',
    right: 'approve',
    text: 'tenders.dialogs.approveText',
    notice: 'tenders.notices.approved',
  }),
  command('invoice', {
    path: 'invoice',
    right: 'invoice',
    text: 'tenders.dialogs.invoiceText',
    notice: 'tenders.notices.invoiced',
    asks: 'invoice',
  }),
  command('send', {
    path: 'send',
    right: 'write',
    text: 'tenders.dialogs.sendText',
    notice: 'tenders.notices.sent',
  }),
  command('withdrawInvoice', {
    path: 'withdraw-invoice',
    right: 'invoice',
    text: 'tenders.dialogs.withdrawInvoiceText',
    notice: 'tenders.notices.invoiceWithdrawn',
    destructive: true,
  }),
  command('withdrawApproval', {
    path: 'withdraw-approval',
    right: 'approve',
    text: 'tenders.dialogs.withdrawApprovalText',
    notice: 'tenders.notices.approvalWithdrawn',
    destructive: true,
  }),
  command('reject', {
    path: 'reject',
    right: 'write',
    notice: 'tenders.notices.rejected',
    asks: 'reason',
    destructive: true,
  }),
  command('cancel', {
    path: 'cancel',
    right: 'write',
    notice: 'tenders.notices.cancelled',
    asks: 'reason',
    destructive: true,
  }),
  command('revise', {
    path: 'revise',
    right: 'create',
    text: 'tenders.dialogs.reviseText',
    notice: 'tenders.notices.revised',
    makesNew: true,
  }),
  command('duplicate', {
    path: 'duplicate',
    right: 'create',
    title: 'tenders.dialogs.duplicateTitle',
    notice: 'tenders.notices.duplicated',
    makesNew: true,
  }),
]

const isPossible = ({ name }: Command, status: TenderStatus): boolean => {
  if (name === 'duplicate') return true
  // A draft has no number to make another revision of.
  if (name === 'revise') return status !== 'draft'
  return (TRANSITIONS[name].from as readonly TenderStatus[]).includes(status)
}

/** The commands this person may use on a tender in this state. */
export const commandsFor = (status: TenderStatus, rights: TenderRights): Command[] =>
  COMMANDS.filter((candidate) => rights[candidate.right] && isPossible(candidate, status))

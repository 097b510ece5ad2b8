import type { CommandName } from './registry'

/**
 * Whether an assistant may run a command: as a step forward, as one that reverses something, or
 * never. Commands of other collections are not available to assistants.
 */
export type AssistantUse = 'advance' | 'takeBack' | 'never'

/**
 * The tender commands available to assistants. A new command does not compile until it is decided
 * here. Anything that leaves the company (mails, links) is never a tool, nor are changes of shared
 * settings.
 */
export const ASSISTANT_COMMANDS = {
  send: 'never',
  resend: 'never',
  // It creates a template for everybody.
  saveAsTemplate: 'never',
  // Only the requested approver answers.
  declineApproval: 'never',
  applyChoice: 'advance',
  approve: 'advance',
  requestApproval: 'advance',
  invoice: 'advance',
  deliver: 'advance',
  register: 'advance',
  assign: 'advance',
  revise: 'advance',
  duplicate: 'advance',
  withdrawApproval: 'takeBack',
  withdrawInvoice: 'takeBack',
  reject: 'takeBack',
  cancel: 'takeBack',
} as const satisfies Record<CommandName<'tenders'>, AssistantUse>

/** The commands of tenders of one use, in the order of this table. */
export const assistantCommands = (use: AssistantUse): CommandName<'tenders'>[] =>
  (Object.keys(ASSISTANT_COMMANDS) as CommandName<'tenders'>[]).filter(
    (name) => ASSISTANT_COMMANDS[name] === use,
  )

import type { CommandName } from './registry'

/**
 * How an assistant may give a command: as a step forward, as one that takes something back, or not at
 * all. Commands that are not in this table are those of other collections: none of them is offered.
 */
export type AssistantUse = 'advance' | 'takeBack' | 'never'

/**
 * The commands of tenders as tools of assistants offer them. A new command does not compile until it is
 * decided here. What leaves the house (mails, links) is never a tool, nor what changes settings that
 * others work with.
 */
export const ASSISTANT_COMMANDS = {
  send: 'never',
  resend: 'never',
  // It makes a template for everybody.
  saveAsTemplate: 'never',
  // The person who was asked answers.
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

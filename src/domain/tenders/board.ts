import type { TenderCommand } from './commands'
import { TENDER_STAGES, type TenderStage } from './stage'

/** The columns of the board. Tenders cancelled without a loss are in none. */
export type BoardStage = Exclude<TenderStage, 'cancelled'>
export const BOARD_STAGES: readonly BoardStage[] = TENDER_STAGES.filter(
  (stage) => stage !== 'cancelled',
)

type Move = { from: readonly BoardStage[]; commands: readonly TenderCommand[] }

const OPEN = ['draft', 'asked', 'approved', 'sent', 'opened', 'accepted'] as const

/**
 * The commands that move a tender into a column, by source column: a sent tender stays in the sent
 * column when it is approved. No command opens or accepts an offer: its customer does. An approved
 * tender cannot be rejected: it is lost by cancelling it.
 */
export const MOVES: Readonly<Partial<Record<BoardStage, Move>>> = {
  asked: { from: ['draft'], commands: ['requestApproval'] },
  approved: { from: ['draft', 'asked'], commands: ['approve'] },
  sent: { from: ['draft', 'asked', 'approved'], commands: ['send'] },
  invoiced: { from: ['approved', 'sent', 'opened', 'accepted'], commands: ['invoice'] },
  lost: { from: OPEN, commands: ['reject', 'cancel'] },
}

type Offered = { name: string; reason?: string }

/**
 * The command that moves a tender from one column into another.
 * @param args.offers commands offered to the reader for the tender (`readOffers`)
 * @returns the command to run; else the reason why it is blocked, if there is one
 */
export const moveOf = (args: {
  from: BoardStage
  to: BoardStage
  offers: readonly Offered[]
}): { command: string } | { reason: string | null } => {
  const { from, to, offers } = args
  const move = MOVES[to]
  if (!move?.from.includes(from)) return { reason: null }
  const fitting = move.commands.flatMap((name) => offers.find((one) => one.name === name) ?? [])
  const possible = fitting.find(({ reason }) => reason === undefined)
  return possible ? { command: possible.name } : { reason: fitting[0]?.reason ?? null }
}

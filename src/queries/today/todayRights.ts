import type { CommandRight } from '@/catalog/commands/command'
import { QUEUE_IDS, type QueueId } from '@/domain/today/queues'

type Question = (may: (right: CommandRight) => boolean) => boolean

const write: Question = (may) => may(['write', 'tenders'])
const move: Question = (may) => may(['create', 'stock-movements'])
const meets: Question = (may) => may(['read', 'meets']) || may(['read', 'customers'])

/** The right that opens a queue, whatever its holder's role is called; its fields are judged apart. */
const RIGHTS: Record<QueueId, Question> = {
  approvals: (may) => may(['approve', 'tenders']),
  accepted: write,
  meetsToday: meets,
  meetsOpen: meets,
  expiring: write,
  drafts: (may) => may(['create', 'tenders']),
  deliver: move,
  offered: move,
  invoice: (may) => may(['invoice', 'tenders']),
  stuck: (may) => may(['write', 'users']),
}

/** The queues that somebody's rights open, in their order. */
export const queuesFor = (may: (right: CommandRight) => boolean): QueueId[] =>
  QUEUE_IDS.filter((id) => RIGHTS[id](may))

/** Whether somebody may look at the work of the whole team. */
export const mayLookAtTeam = write

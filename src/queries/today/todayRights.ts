import type { CommandRight } from '@/catalog/commands/command'
import { QUEUE_IDS, type QueueId } from '@/domain/today/queues'

type Question = (may: (right: CommandRight) => boolean) => boolean

const write: Question = (may) => may(['write', 'tenders'])
const move: Question = (may) => may(['create', 'stock-movements'])
const meets: Question = (may) => may(['read', 'meets']) || may(['read', 'customers'])

/** The permission that opens a queue. The query itself checks the fields of its condition. */
const RIGHTS: Record<QueueId, Question> = {
  approvals: (may) => may(['approve', 'tenders']),
  accepted: write,
  answers: (may) => may(['read', 'actions']),
  actions: (may) => may(['read', 'actions']),
  meetsToday: meets,
  meetsOpen: meets,
  expiring: write,
  drafts: (may) => may(['create', 'tenders']),
  deliver: move,
  offered: move,
  invoice: (may) => may(['invoice', 'tenders']),
  stuck: (may) => may(['write', 'users']),
}

/** The queues that the user's permissions open, in the order of the page. */
export const queuesFor = (may: (right: CommandRight) => boolean): QueueId[] =>
  QUEUE_IDS.filter((id) => RIGHTS[id](may))

/** Whether the user may see the queues of the whole team. */
export const mayLookAtTeam = write

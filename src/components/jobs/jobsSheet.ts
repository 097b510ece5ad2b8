import type { RootCommandName } from '@/catalog/commands/registry'
import type { JobName } from '@/domain/jobs/jobs'
import type { MailKind } from '@/domain/mails/mail'
import type { Counter } from '@/domain/stock/counters'

/** What the page of jobs shows. Moments are ISO texts. */
export type JobRow = {
  name: JobName
  next: string
  last: {
    state: 'waiting' | 'running' | 'retry' | 'completed' | 'failed'
    startedAt: string | null
    seconds: number | null
    reason: string | null
  } | null
}
export type DeadRunRow = { id: string; name: JobName; at: string; tries: number; reason: string }
export type MailRow = {
  id: string
  kind: MailKind
  recipient: string
  state: 'waiting' | 'sending' | 'dead'
  attempts: number
  reason: string | null
  createdAt: string
  dueAt: string | null
}
export type DriftRow = {
  id: string
  counter: Counter
  card: { id: number; name: string }
  tender: { id: number; number: string | null } | null
  stored: string
  counted: string
  foundAt: string
}
export type JobsSheet = {
  jobs: JobRow[]
  deadRuns: DeadRunRow[]
  mails: MailRow[]
  drifts: DriftRow[]
  /** What the reader may do here. */
  commands: readonly RootCommandName<'jobs'>[]
  timeZone: string
}

import type { SubscribedEvent, SubscriberName } from '../events/events'
import type { MailKind } from '../mails/mail'
import type { Counter } from '../stock/counting/counters'
import type { JobFacts, JobName } from './jobs'

// Data of the page of jobs, row by row. Moments are ISO texts.

/** `waiting`: requested; `retry`: failed, will be retried. */
export type RunState = 'waiting' | 'running' | 'retry' | 'completed' | 'failed'

/** A run of a job. */
export type Run = {
  state: RunState
  /** Null before it starts. */
  startedAt: string | null
  /** Null while it runs. */
  seconds: number | null
  /** Technical error message, without personal data. */
  reason: string | null
}

/** A job with its next run and its newest run. */
export type JobStatus = {
  name: JobName
  next: string
  last: Run | null
  /** The empty setting of the server that switches it off. */
  off: JobFacts['needs'] | null
}

type Failed = { at: string; tries: number; reason: string | null }

/** A run without retries left. */
export type DeadRun = Failed & { id: string; name: JobName }

/** An event that could not be delivered to a subscriber; `at` is when it happened. */
export type DeadDelivery = Failed & {
  event: string
  subscriber: SubscriberName
  name: SubscribedEvent
  /** The record it is about. */
  document: number
  /** How many later events of the same record were delivered to the subscriber meanwhile. */
  passed: number
}

/** A mail without retries left; `at` is when it was queued. */
export type DeadMail = Failed & { id: string; kind: MailKind; recipient: string }

/** A mail that no mail server has accepted yet. */
export type OpenMail = {
  id: string
  kind: MailKind
  recipient: string
  state: 'waiting' | 'sending'
  attempts: number
  /** Why the last attempt failed. */
  reason: string | null
  createdAt: string
  /** When it is tried next. */
  dueAt: string
}

/** A counter that differs from its source rows; quantities in the card's unit, as exact text. */
export type Drift = {
  id: string
  counter: Counter
  card: { id: number; name: string }
  tender: { id: number; number: string | null } | null
  stored: string
  counted: string
  foundAt: string
}

/** Everything that failed for good and needs a person. */
export type Failures = { runs: DeadRun[]; deliveries: DeadDelivery[]; mails: DeadMail[] }

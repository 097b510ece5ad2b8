import type { RootCommandName } from '@/catalog/commands/registry'
import type { Disk } from '@/domain/shared/disk'
import type { Drift, Failures, JobStatus, OpenMail } from '@/domain/jobs/sheet'

/** What the page of jobs shows. */
export type JobsSheet = {
  jobs: JobStatus[]
  failures: Failures
  mails: OpenMail[]
  drifts: Drift[]
  /** Disks with less than a tenth free. */
  lowDisks: Disk[]
  /** The reader's commands on this page. */
  commands: readonly RootCommandName<'jobs'>[]
  timeZone: string
}

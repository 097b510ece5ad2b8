import { allowedRootCommands } from '@/catalog/commands/registry'
import { JobsPage } from '@/components/jobs/JobsPage'
import type { Drift } from '@/domain/jobs/sheet'
import { readDeadRuns, readJobs } from '@/queries/jobs/readJobs'
import { readDrifts } from '@/queries/jobs/readDrifts'
import { readDeadDeliveries } from '@/queries/jobs/readDeadDeliveries'
import { readDeadMails, readOpenMails } from '@/queries/jobs/readMails'
import { siteOf } from '@/queries/settings/siteOf'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** For whoever may not read cards: which one, but not what it is called. */
const unnamed = (drift: Drift): Drift => ({
  ...drift,
  card: { id: drift.card.id, name: `#${drift.card.id}` },
  tender: drift.tender && { id: drift.tender.id, number: null },
})

/** `/jobs`: what happens by itself; for holders of *read jobs*, as its route says. */
export const JobsView = async (view: View) => {
  const { req, may } = await viewPage(view)
  const [jobs, runs, deliveries, dead, mails, drifts, { timeZone }] = await Promise.all([
    readJobs(req, new Date()),
    readDeadRuns(req),
    readDeadDeliveries(req),
    readDeadMails(req),
    readOpenMails(req),
    readDrifts(req),
    siteOf(req.payload),
  ])
  return (
    <Framed>
      <JobsPage
        drifts={may(['read', 'stock-cards']) ? drifts : drifts.map(unnamed)}
        failures={{ runs, deliveries, mails: dead }}
        jobs={jobs}
        mails={mails}
        commands={allowedRootCommands('jobs', may)}
        timeZone={timeZone}
      />
    </Framed>
  )
}

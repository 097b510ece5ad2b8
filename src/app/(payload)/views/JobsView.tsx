import { JobsPage } from '@/components/jobs/JobsPage'
import { readJobsPage } from '@/queries/jobs/readJobsPage'
import { viewPage } from '@/queries/shared/viewPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/jobs`: background jobs, for holders of *read jobs*, as its route says. */
export const JobsView = async (view: View) => (
  <Framed>
    <JobsPage {...await readJobsPage(await viewPage(view))} />
  </Framed>
)

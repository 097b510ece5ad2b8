import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal } from '@/domain/shared/refusal'
import { retryRun } from '@/operations/background/retryRun'
import { runJobNow } from '@/operations/background/runJobNow'
import { repairDrift } from '@/operations/counters/repairDrift'
import { retryMail } from '@/operations/mails/retryMail'

type Body = Record<string, unknown>

const mayRun = async (req: PayloadRequest): Promise<boolean> =>
  (await abilityOfRequest(req)).can('write', 'jobs')

/** `POST /api/jobs/<name>`: who asks, may they, then one operation. Answers `{ done: true }`. */
const jobCommand = (
  name: string,
  run: (req: PayloadRequest, body: Body) => Promise<void>,
): Endpoint => ({
  path: `/jobs/${name}`,
  method: 'post',
  // Asked again before a stored answer is repeated.
  custom: { mayRun },
  handler: async (req) => {
    if (!req.user) throw new Refusal('signInFirst')
    if (!(await mayRun(req))) throw new Refusal('notAllowed')
    await addDataAndFileToRequest(req)
    await run(req, (req.data ?? {}) as Body)
    return Response.json({ done: true })
  },
})

const idIn = (value: unknown): number => {
  const id = Number(value)
  if (!Number.isSafeInteger(id) || id < 1) throw new Refusal('notFound')
  return id
}

/** The commands of the page of jobs. */
export const jobEndpoints: Endpoint[] = [
  jobCommand('run', (req, { job }) => runJobNow({ req, name: job })),
  jobCommand('retry', (req, { run }) => retryRun({ req, run })),
  jobCommand('send-mail', (req, { mail }) => retryMail({ req, id: idIn(mail) })),
  jobCommand('repair', (req, { drift }) => repairDrift({ req, id: idIn(drift) })),
]

import { systemRequest } from '@/lib/payloadRequests'
import { dueMails, sendMail } from '@/operations/mails/sendMail'
import type { JobRun } from '../job'

const AT_ONCE = 50
/** The rest is for the next run, which begins within a minute. */
const LONGEST_MS = 60_000

/** Sends what is due, one after the other, until there is none or the mail server is away. */
export const sendMails: JobRun = async (payload) => {
  const end = Date.now() + LONGEST_MS
  for (;;) {
    const ids = await dueMails(await systemRequest(payload), AT_ONCE)
    for (const id of ids) {
      if (!(await sendMail(await systemRequest(payload), id)) || Date.now() > end) return
    }
    if (ids.length < AT_ONCE) return
  }
}

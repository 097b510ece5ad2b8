import type { Payload, ServerFunctionClientArgs } from 'payload'
import { auditedRequest, recordDenialOf } from '../auditedRequest'
import { errorBody, type ErrorBody } from '../errors/errorBody'
import { localeOf } from '../errors/localeOf'
import { logUnexpected } from '../errors/logUnexpected'
import { withAvailability } from '../errors/noteUnavailable'
import { reasonOf } from '@/lib/refusals/reasonOf'
import { judgeCall } from './judgeCall'

/** Next sends redirects and "not found" as errors. */
const isForNext = (error: unknown): boolean =>
  String((error as { digest?: unknown } | null)?.digest ?? '').startsWith('NEXT_')

type Args = {
  payload: Payload
  headers: Headers
  call: unknown
  run: (call: ServerFunctionClientArgs) => unknown
}

const answer = async ({ payload, headers, call, run }: Args): Promise<unknown> => {
  try {
    return await run(await judgeCall({ payload, headers, call }))
  } catch (error) {
    if (isForNext(error)) throw error
    const { logger } = payload
    const reason = await withAvailability({ reason: reasonOf(error), error, logger })
    if (reason.code === 'unexpected') {
      const about = { method: 'POST', path: 'server function' }
      reason.data = { errorId: logUnexpected({ error, logger, about }) }
    }
    const body: ErrorBody = errorBody(reason, localeOf(headers)).body
    await recordDenialOf(payload, { method: 'POST', url: 'http://page.invalid/server-function' })
    return body
  }
}

/**
 * Answers a server function: judges the call, then lets Payload carry it out. A refusal is an
 * answer in the shape of every refusal: thrown, it would be a failure of the server to Next, and its
 * words would not reach the reader.
 * @param args.call as the client sent it
 * @param args.run carries out what was judged
 */
export const answerCall = (args: Args): Promise<unknown> =>
  auditedRequest(args.headers, () => answer(args))

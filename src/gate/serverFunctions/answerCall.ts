import type { Payload, ServerFunctionClientArgs } from 'payload'
import { auditedRequest, recordDenialOf } from '../auditedRequest'
import { errorBody, type ErrorBody } from '../errors/errorBody'
import { localeOf } from '../errors/localeOf'
import { logUnexpected } from '../errors/logUnexpected'
import { withAvailability } from '../errors/noteUnavailable'
import { reasonOf } from '@/lib/refusals/reasonOf'
import { judgeCall } from './judgeCall'

/** Next implements redirects and "not found" as errors. */
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
 * Runs a server function: validates the call, then passes it to Payload. A refusal is returned in
 * the common shape: thrown, it would be a server error to Next, and its message would not reach the
 * reader.
 * @param args.call as the client sent it
 * @param args.run executes the validated call
 */
export const answerCall = (args: Args): Promise<unknown> =>
  auditedRequest(args.headers, () => answer(args))

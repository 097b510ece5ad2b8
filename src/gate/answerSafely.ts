import { getPayload, type Payload } from 'payload'
import { auditedRequest, recordDenialOf } from './auditedRequest'
import { localeOf } from './errors/localeOf'
import { logUnexpected, originOf } from './errors/logUnexpected'
import { noteRefused } from './errors/noteRefused'
import { withAvailability } from './errors/noteUnavailable'
import { reasonOf } from '@/lib/refusals/reasonOf'
import { refusalResponse } from './errors/refusalResponse'
import { localizeErrors } from './errors/localizeErrors'
import { refuseVersion } from './apiVersion'
import { prepareGate } from './prepareGate'
import { withoutSecrets } from '@/domain/shared/secretPaths'
import { programTurn, type ProgramTurn } from './quota/programTurn'
import { secureHeaders } from './secureHeaders'

/** For tests. */
export type GateOptions = {
  /** The running instance, when it is not the one of the application. */
  payload?: () => Promise<Payload>
  /** Disables the read engine: Payload answers. */
  isLeftToPayload?: boolean
}

const runningPayload = async (): Promise<Payload> =>
  getPayload({ config: (await import('@payload-config')).default })

type Args = {
  request: Request
  options: GateOptions
  /** Counts a program's request in `turn`. */
  work: (payload: Payload, turn: ProgramTurn) => Promise<Response>
}

const withHeaders = (response: Response, turn: ProgramTurn): Response => {
  for (const [name, value] of Object.entries(turn.headers())) response.headers.set(name, value)
  return response
}

const answer = async ({ request, options, work }: Args): Promise<Response> => {
  const locale = localeOf(request.headers)
  let payload: Payload | undefined
  const turn = programTurn()
  try {
    payload = await (options.payload ?? runningPayload)()
    prepareGate(payload)
    refuseVersion(request.headers)
    const response = await work(payload, turn)
    await recordDenialOf(payload, request)
    return withHeaders(await localizeErrors(response, locale), turn)
  } catch (error) {
    const logger = payload?.logger
    const reason = await withAvailability({ reason: reasonOf(error), error, logger })
    const { method, url, headers } = request
    const origin = headers.get('origin') ?? undefined
    const path = withoutSecrets(new URL(url).pathname)
    const about = { method, path, ...originOf(headers), origin }
    noteRefused({ code: reason.code, logger, about })
    if (reason.code === 'unexpected') {
      reason.data = { errorId: logUnexpected({ error, logger, about }) }
    }
    const response = await localizeErrors(refusalResponse(reason, locale), locale)
    if (payload) await recordDenialOf(payload, request)
    return withHeaders(secureHeaders({ response }), turn)
  } finally {
    turn.end()
  }
}

/**
 * Runs the handling of a request, and converts any error to the common shape (docs/api.md).
 * @param args.request the original one
 * @param args.options of the gate
 * @param args.work returns the response; it may throw a Refusal or anything else
 */
export const answerSafely = (args: Args): Promise<Response> =>
  auditedRequest(args.request.headers, () => answer(args))

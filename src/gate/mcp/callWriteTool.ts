import { createHash } from 'node:crypto'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { Refusal } from '@/domain/shared/refusal'
import type { EffectRow } from '@/domain/assistants/effect'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { requestAs } from '@/lib/payloadRequests'
import { readableChanges } from '@/queries/audit/readableChanges'
import { mayReadEntity } from '@/queries/audit/entityOf'
import { onceForKey } from '../idempotency/onceForKey'
import { repeatedChange, type Repeated } from '../idempotency/repeated'
import { matchRoute } from '../routes/matchRoute'
import { noteConflict, retryConflicts } from '../retryConflicts'
import { queueWrite } from '../writeQueue'
import { dataAnswer, fitsAnswer, refusedAnswer } from './answer'
import { canonical, confirmationOf, readConfirmation, type Confirmed } from './confirmation'
import type { Change, ToolArguments, WriteTool } from './tool'
import { carryOutAs, tryOut, type Effect } from './trial'
import { askWithin, keyedHeaders, refusedAs, requestWithin, type Calling } from './within'

/** A changed record as its caller may see it. */
const shownRow = async (req: PayloadRequest, row: EffectRow) => {
  const { action, subject, document, part, partId } = row
  const about = { action, collection: part ?? subject, id: part === null ? document : partId }
  const slugs = [subject, part].filter((slug) => slug !== null)
  for (const slug of slugs)
    if (!isAuditedSlug(slug) || !(await mayReadEntity(req, slug)))
      return { ...about, id: null, isHidden: true }
  const changes = await readableChanges(req, row)
  return { ...about, ...(part !== null && { of: { collection: subject, id: document } }), changes }
}

const shownEffect = async (calling: Calling, { rows }: Effect) => {
  const req = await requestWithin(calling)
  return Promise.all(rows.map((row) => shownRow(req, row)))
}

/** Executes a change, with the response of the REST interface. */
const carriedOut = (calling: Calling, change: Change): Promise<Response> => {
  if ('segments' in change) return askWithin(calling, change)
  const { operation, needs } = change
  const run = async (): Promise<Response> => {
    try {
      const req = await requestWithin(calling)
      if (!needs.every(await mayOf(req))) throw new Refusal('notAllowed')
      return Response.json(await operation(req), { status: 201 })
    } catch (error) {
      noteConflict(error)
      return refusedAs(calling, error)
    }
  }
  return queueWrite(() => retryConflicts(run))
}

const repeatedOf = ({ payload }: Calling, change: Change): Repeated => {
  if ('segments' in change) {
    const { method, segments } = change
    return repeatedChange({ payload, route: matchRoute({ method, segments }), segments })
  }
  const { needs } = change
  return {
    mayRepeat: async (user) => needs.every(await mayOf(await requestAs(payload, { user }))),
    madeBy: () => null,
  }
}

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Describes what a change would do, and how to confirm it. */
const dryRun = async (args: {
  calling: Calling
  change: Change
  confirmed: Confirmed
}): Promise<{ data: Record<string, unknown> } | { refused: Response }> => {
  const { calling, change, confirmed } = args
  const tried = await tryOut(() => carriedOut(calling, change))
  if ('answer' in tried) {
    if (tried.answer.status >= 400) return { refused: tried.answer }
    return { data: { wouldChange: [] } }
  }
  const wouldChange = await shownEffect(calling, tried.effect)
  // An effect that does not fit the response cannot be confirmed.
  const confirm =
    fitsAnswer(wouldChange) && confirmationOf(confirmed, tried.effect.hash, new Date())
  return { data: { wouldChange, ...(confirm && { confirm }) } }
}

const isOutdated = async (answer: Response): Promise<boolean> => {
  if (answer.status !== 409) return false
  const body = (await answer.clone().json()) as { errors?: { code?: string }[] }
  return body.errors?.[0]?.code === 'confirmOutdated'
}

/**
 * Calls a tool that changes something. Nothing is changed unless `dryRun` is false and `confirm`
 * comes from a dry run with the same arguments and the same effect; a repeated call with the same
 * `confirm` gets the first response.
 * @param args.calling the program that calls
 * @param args.sent the arguments of the tool, validated by its schema
 * @returns what would change, or what was done; a refusal with its code, and if the effect has
 *   changed, the new one to confirm
 */
export const callWriteTool = async (args: {
  calling: Calling
  tool: WriteTool
  sent: ToolArguments
}): Promise<CallToolResult> => {
  const { calling, tool, sent } = args
  const { payload, user } = calling
  const { dryRun: isDry = true, confirm, ...input } = sent
  const change = tool.change(input)
  const confirmed = { secret: payload.secret, client: Number(user.id), tool: tool.name, input }
  const trial = { calling, change, confirmed }
  const shownAgain = async (answer: Response) => {
    const again = await dryRun(trial)
    if ('refused' in again) return refusedAnswer(again.refused)
    return refusedAnswer(answer, again.data)
  }
  if (isDry) {
    const tried = await dryRun(trial)
    return 'refused' in tried ? refusedAnswer(tried.refused) : dataAnswer(tried.data)
  }
  if (confirm === undefined) return shownAgain(refusedAs(calling, new Refusal('confirmFirst')))
  const token = String(confirm)
  const read = readConfirmation(confirmed, token)
  const outdated = () => refusedAs(calling, new Refusal('confirmOutdated'))
  if (!read) return shownAgain(outdated())
  const work = async (): Promise<Response> => {
    // One executed in time is still replayed afterwards.
    if (read.end < new Date()) throw new Refusal('confirmOutdated')
    return carryOutAs(read.isOf, () => carriedOut(calling, change))
  }
  const answer = await onceForKey({
    payload,
    headers: keyedHeaders(calling, `mcp-${hashOf(token)}`),
    hash: hashOf(tool.name, canonical(input)),
    work,
    repeated: repeatedOf(calling, change),
  }).catch((error: unknown) => refusedAs(calling, error))
  if (await isOutdated(answer)) return shownAgain(answer)
  if (!answer.ok) return refusedAnswer(answer)
  const { message: _, ...done } = (await answer.json()) as Record<string, unknown>
  const { doc } = done as { doc?: unknown }
  return dataAnswer({ done: true, ...(doc === undefined ? done : { doc }) })
}

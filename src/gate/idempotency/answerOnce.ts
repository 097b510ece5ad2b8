import type { Pool } from 'pg'
import { Refusal, type RefusalCode } from '@/domain/shared/refusal'
import { withClaim } from './markCommitted'
import type { ExistingRecord } from '@/queries/shared/readExisting'
import {
  insertKey,
  readKey,
  releaseKey,
  saveAnswer,
  takeOverKey,
  type Claim,
  type KeyRow,
  type StoredAnswer,
} from './store'

/** A concurrent duplicate waits this long for the first request's response. */
const TWIN_PATIENCE_MS = 5_000
export const TWIN_PAUSE_MS = 100

const replay = ({ status = 200, response }: KeyRow): Response => {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Replayed': 'true' }
  return new Response(response ?? '', { status, headers })
}

const waitForTwin = async (pool: Pool, claim: Claim): Promise<KeyRow | null> => {
  const until = Date.now() + TWIN_PATIENCE_MS
  for (;;) {
    const row = await readKey(pool, claim)
    if (!row || row.state === 'done' || row.bodyHash !== claim.bodyHash) return row
    if (row.isAbandoned || Date.now() > until) return row
    await new Promise((resolve) => setTimeout(resolve, TWIN_PAUSE_MS))
  }
}

type Claiming = {
  pool: Pool
  claim: Claim
  /** Refuses to replay a response that was made under other rights. */
  refuseOtherRole: (stored: Partial<StoredAnswer>) => Promise<never>
  /** Refuses a request that was executed by a process that died before it could respond. */
  refuseDone: (made: ExistingRecord | null) => Promise<never>
}

/** The stored response, or null when this request claimed the key. */
const claimOrReplay = async (args: Claiming): Promise<Response | null> => {
  const { pool, claim, refuseOtherRole, refuseDone } = args
  if (await insertKey(pool, claim)) return null
  const row = await waitForTwin(pool, claim)
  // The first request failed without effect and released the key.
  if (!row) return claimOrReplay(args)
  if (row.bodyHash !== claim.bodyHash) throw new Refusal('sameKeyOtherBody')
  const isRefusal = (row.status ?? 0) >= 400
  // Its response contained a secret, and was not stored.
  if (row.state === 'done' && row.response === null) return refuseDone(row.made)
  if (row.state === 'done' && !row.isSameRole && !isRefusal) return refuseOtherRole(row)
  if (row.state === 'done' && row.isSameRole) return replay(row)
  // Executed, but the process died before it could respond.
  if (row.state === 'committed' && row.isAbandoned) return refuseDone(row.made)
  // Of several requests waiting for a dead one, one takes its place; the others wait for that one.
  if (row.isAbandoned || row.state === 'done')
    return (await takeOverKey(pool, claim)) ? null : claimOrReplay(args)
  throw new Refusal('stillRunning')
}

/** The user can resolve it and send the same request again. */
const isForNow = (text: string): boolean => text.includes(`"code":"${CONFIRM}"`)
const CONFIRM: RefusalCode = 'confirmItsYou'

const isWorthKeeping = (status: number, text: string) =>
  status < 500 && status !== 429 && !(status === 403 && isForNow(text))

/** A response with `no-store`: it shows a key, once. */
const isSecret = ({ headers, ok }: Response) =>
  ok && (headers.get('cache-control') ?? '').includes('no-store')

const keep = async (args: {
  pool: Pool
  claim: Claim
  response: Response
  onUnsaved: (error: unknown) => void
}): Promise<Response> => {
  const { pool, claim, response, onUnsaved } = args
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  if (isWorthKeeping(response.status, text) && isJson) {
    // The caller gets the response also when it cannot be stored.
    const kept = isSecret(response) ? null : text
    await saveAnswer(pool, claim, { status: response.status, response: kept }).catch(onUnsaved)
  } else {
    await releaseKey(pool, claim)
  }
  return new Response(text, response)
}

/**
 * Executes a POST once for its `Idempotency-Key`; the job `sweep` deletes responses after two days.
 * @param args.pool of the database
 * @param args.claim the caller, the key and the hash of the body
 * @param args.refuseOtherRole called instead of replaying a response that was given under another
 *   role, or another version of it
 * @param args.refuseDone called when it was executed but the response is lost
 * @param args.work executes the request
 * @param args.onUnsaved called when the response could not be stored
 * @returns the response of `work`, or the stored one; 5xx, 429 and `confirmItsYou` are not stored
 * @throws Refusal `sameKeyOtherBody`; `stillRunning` while another request holds the key (the key
 *   of a dead process is free at once); `alreadyDone` when it was executed but the response is lost
 */
export const answerOnce = async (
  args: Claiming & {
    work: () => Promise<Response>
    onUnsaved: (error: unknown) => void
  },
): Promise<Response> => {
  const { pool, claim, work, onUnsaved } = args
  const stored = await claimOrReplay(args)
  if (stored) return stored
  try {
    const response = await withClaim(claim, work)
    return await keep({ pool, claim, response, onUnsaved })
  } catch (error) {
    await releaseKey(pool, claim)
    throw error
  }
}

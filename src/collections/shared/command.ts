import {
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { Right } from '@/access/collectionAccess'
import { Refusal } from '@/domain/shared/refusal'
import { commandAnswer } from './commandAnswer'

/** One call of a command, once the caller's rights are known. */
export type Call = { req: PayloadRequest; id: number; body: Record<string, unknown> }
type Command = {
  path: `/${string}`
  /** The collection of the record it answers. */
  answers: CollectionSlug
  /** All of these rights are needed. */
  needs: Right[]
  run: (call: Call) => Promise<unknown>
  status?: 200 | 201
}

const idFrom = (req: PayloadRequest): number => {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id) || id < 1 || id > 2147483647) throw new Refusal('notFound')
  return id
}

/** Whether the caller holds every right that a command needs. */
const mayRun = async (req: PayloadRequest, needs: Right[]): Promise<boolean> => {
  const ability = await abilityOfRequest(req)
  return needs.every(([action, subject]) => ability.can(action, subject))
}

/**
 * A command endpoint: who asks, may they, then one operation. Answers `{ doc }` like Payload's own
 * writes, with the document's fields beside it for programs that expect the bare document; of
 * either only what the caller may read.
 */
export const command = ({ path, answers, needs, run, status = 200 }: Command): Endpoint => ({
  path,
  method: 'post',
  // Asked again before a stored answer is repeated.
  custom: { mayRun: (req: PayloadRequest) => mayRun(req, needs) },
  handler: async (req) => {
    if (!req.user) throw new Refusal('signInFirst')
    if (!(await mayRun(req, needs))) throw new Refusal('notAllowed')
    await addDataAndFileToRequest(req)
    const result = await run({ req, id: idFrom(req), body: (req.data ?? {}) as Call['body'] })
    const doc = await commandAnswer({ req, collection: answers, result })
    return Response.json({ ...doc, doc }, { status })
  },
})

import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { Right } from '@/access/collectionAccess'
import { Refusal } from '@/domain/shared/refusal'

/** One call of a command, once the caller's rights are known. */
export type Call = { req: PayloadRequest; id: number; body: Record<string, unknown> }
type Command = {
  path: `/${string}`
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

/**
 * A command endpoint: who asks, may they, then one operation. Answers `{ doc }` like Payload's own
 * writes, with the document's fields beside it for programs that expect the bare document.
 */
export const command = ({ path, needs, run, status = 200 }: Command): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new Refusal('signInFirst')
    const ability = await abilityOfRequest(req)
    if (!needs.every(([action, subject]) => ability.can(action, subject)))
      throw new Refusal('notAllowed')
    await addDataAndFileToRequest(req)
    const doc = await run({ req, id: idFrom(req), body: (req.data ?? {}) as Call['body'] })
    return Response.json({ ...(doc as object), doc }, { status })
  },
})

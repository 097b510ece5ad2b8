import type { Endpoint, PayloadRequest } from 'payload'
import { confirmSession } from '@/operations/users/factors/confirmItsYou'
import {
  beginFactor,
  enableFactor,
  removeFactor,
  renewCodes,
} from '@/operations/users/factors/ownFactors'
import { readData } from './readData'
import { readFirstCode, readProof, refuseOthers } from './readProof'

/** An endpoint of one's own second factor; what it answers is never kept. */
const own = (path: string, run: (req: PayloadRequest) => Promise<object>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) =>
    Response.json(await run(req), { headers: { 'Cache-Control': 'no-store' } }),
})

const withoutBody = async (req: PayloadRequest) => refuseOthers(await readData(req), [])

/** `POST /api/users/confirm {password}`, `{code}` or `{recovery}`: confirms the session for minutes. */
const confirm = own('/confirm', async (req) => {
  const proof = readProof(await readData(req), ['password', 'code', 'recovery'])
  await confirmSession({ req, proof })
  return { done: true }
})

const begin = own('/factor/begin', async (req) => {
  await withoutBody(req)
  return beginFactor(req)
})

const enable = own('/factor/enable', async (req) => {
  const code = readFirstCode(await readData(req))
  return { codes: await enableFactor({ req, code }) }
})

const renew = own('/factor/codes', async (req) => {
  await withoutBody(req)
  return { codes: await renewCodes(req) }
})

const remove = own('/factor/remove', async (req) => {
  await withoutBody(req)
  await removeFactor(req)
  return { done: true }
})

/** One's own second factor, and the proof that it is the person who sits there. */
export const factorEndpoints: Endpoint[] = [confirm, begin, enable, renew, remove]

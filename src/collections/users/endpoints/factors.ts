import type { Endpoint, PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { readPasskeyName } from '@/domain/users/passkeys'
import { beginConfirmation, confirmSession } from '@/operations/users/factors/confirmItsYou'
import {
  beginFactor,
  enableFactor,
  removeFactor,
  renewCodes,
} from '@/operations/users/factors/ownFactors'
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from '@/operations/users/passkeys/ownPasskeys'
import { readRegistration } from '@/operations/users/passkeys/responses'
import { readData } from './readData'
import { idIn, readFirstCode, readProof, refuseOthers } from './readProof'

/** An endpoint for the caller's own second factor; its response is never cached. */
const own = (path: string, run: (req: PayloadRequest) => Promise<object>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) =>
    Response.json(await run(req), { headers: { 'Cache-Control': 'no-store' } }),
})

const withoutBody = async (req: PayloadRequest) => refuseOthers(await readData(req), [])

/**
 * `POST /api/users/confirm {password}`, `{code}`, `{recovery}` or `{assertion}`: confirms the
 * session for a few minutes.
 */
const confirm = own('/confirm', async (req) => {
  const proof = readProof(await readData(req), ['password', 'passkey', 'code', 'recovery'])
  await confirmSession({ req, proof })
  return { done: true }
})

/** `POST /api/users/confirm/begin`: the challenge for a confirmation by passkey. */
const confirmBegin = own('/confirm/begin', async (req) => {
  await withoutBody(req)
  return beginConfirmation(req)
})

const passkeyBegin = own('/passkeys/begin', async (req) => {
  await withoutBody(req)
  return beginPasskey(req)
})

const nameIn = (data: Record<string, unknown>): string => {
  const read = readPasskeyName(data.name)
  if ('name' in read) return read.name
  throw new Refusal('invalidInput', { fields: [read] })
}

/** `POST /api/users/passkeys/add {name, registration}`: recovery `codes` with the first factor. */
const passkeyAdd = own('/passkeys/add', async (req) => {
  const data = await readData(req)
  refuseOthers(data, ['name', 'registration'])
  const name = nameIn(data)
  const registration = readRegistration(data.registration)
  if (!registration)
    throw new Refusal('invalidInput', {
      fields: [{ path: 'registration', code: data.registration ? 'invalidInput' : 'required' }],
    })
  const codes = await addPasskey({ req, name, registration })
  return { done: true, ...(codes && { codes }) }
})

/** `POST /api/users/passkeys/rename {id, name}` */
const passkeyRename = own('/passkeys/rename', async (req) => {
  const data = await readData(req)
  refuseOthers(data, ['id', 'name'])
  await renamePasskey({ req, id: idIn(data), name: nameIn(data) })
  return { done: true }
})

/** `POST /api/users/passkeys/remove {id}` */
const passkeyRemove = own('/passkeys/remove', async (req) => {
  const data = await readData(req)
  refuseOthers(data, ['id'])
  await removePasskey({ req, id: idIn(data) })
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

/** Endpoints for the caller's own second factors, and for confirming the session. */
export const factorEndpoints: Endpoint[] = [
  confirm,
  confirmBegin,
  passkeyBegin,
  passkeyAdd,
  passkeyRename,
  passkeyRemove,
  begin,
  enable,
  renew,
  remove,
]

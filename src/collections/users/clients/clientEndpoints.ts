import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { KEY_COMMANDS, OWN_KEY_COMMANDS } from '@/catalog/commands/keys'
import { Refusal } from '@/domain/shared/refusal'
import { noteMade } from '@/operations/shared/noteMade'
import { inTransaction } from '@/operations/shared/transaction'
import {
  issueKey,
  revokeKeys,
  revokeOwnKey,
  rotateKey,
  type IssuedKey,
} from '@/operations/users/apiKeys'
import type { ClientUser } from './keyStrategy'
import { commandAnswer } from '../../shared/commandAnswer'
import { bodyFrom, insistOnRights } from '../../shared/commandCall'
import { recordAsked } from '../../shared/recordAsked'

const SLUG = 'api-clients'

const docOf = (req: PayloadRequest, result: unknown) => {
  noteMade(SLUG, result)
  return commandAnswer({ req, collection: SLUG, result })
}

/** The only response that contains a key: never cached or stored. */
const showKey = (doc: Record<string, unknown>, { key }: IssuedKey, status: number) =>
  Response.json({ doc, key }, { status, headers: { 'Cache-Control': 'no-store' } })

/** `POST /api-clients`: creates a client and its first key in one transaction. */
const create: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    insistOnCaller(req)
    if (!(await mayOf(req))(['create', 'users', '*'])) throw new Refusal('notAllowed')
    await addDataAndFileToRequest(req)
    const { doc, issued } = await inTransaction(req, async () => {
      const made = await req.payload.create({
        collection: SLUG,
        data: (req.data ?? {}) as never,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const issued = await issueKey({ req, client: made.id })
      return { doc: await docOf(req, made), issued }
    })
    return showKey(doc, issued, 201)
  },
}

const rotate: Endpoint = {
  path: `/:id${KEY_COMMANDS.rotateKey.path}`,
  method: 'post',
  handler: async (req) => {
    await insistOnRights(req, [['write', 'users', '*']])
    const id = recordAsked(req)
    const body = await bodyFrom(req, KEY_COMMANDS.rotateKey.body)
    const { doc, issued } = await inTransaction(req, async () => {
      const issued = await rotateKey({ req, id, body })
      return { doc: await docOf(req, id), issued }
    })
    return showKey(doc, issued, 200)
  },
}

const revoke: Endpoint = {
  path: `/:id${KEY_COMMANDS.revokeKeys.path}`,
  method: 'post',
  handler: async (req) => {
    await insistOnRights(req, [['write', 'users', '*']])
    const id = recordAsked(req)
    const body = await bodyFrom(req, KEY_COMMANDS.revokeKeys.body)
    const doc = await inTransaction(req, async () =>
      docOf(req, await revokeKeys({ req, id, body })),
    )
    return Response.json({ doc })
  },
}

/** `POST /api-clients/revoke`: a key revokes itself. */
const revokeOwn: Endpoint = {
  path: OWN_KEY_COMMANDS.revokeOwnKey.path,
  method: 'post',
  handler: async (req) => {
    insistOnCaller(req)
    await bodyFrom(req, OWN_KEY_COMMANDS.revokeOwnKey.body)
    await revokeOwnKey(req)
    return Response.json({ done: true })
  },
}

export const clientEndpoints: Endpoint[] = [create, revokeOwn, rotate, revoke]

/** `GET /me`: which program a key belongs to, and what it may be used for. */
export const programEndpoint: Endpoint = {
  path: '/me',
  method: 'get',
  handler: (req) => {
    insistOnCaller(req)
    const { user } = req
    if (user?.collection !== SLUG) throw new Refusal('programsOnly')
    const { id, name, role, scopes, expiresAt } = user as unknown as ClientUser
    const end = new Date(expiresAt).toISOString()
    return Response.json({ client: { id, name }, role, scopes, expiresAt: end })
  },
}

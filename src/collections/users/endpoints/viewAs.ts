import type { CollectionAfterMeHook, Endpoint } from 'payload'
import { viewingOf } from '@/access/session/staffOf'
import { refuseFields } from '@/domain/shared/refusal'
import { isRecordId } from '@/domain/shared/recordId'
import { beginView, endView } from '@/operations/users/viewAs'
import { readData } from './readData'
import { refuseOthers } from './readProof'

/**
 * `POST /api/users/view-as {role}`: this session views the product with the rights of that role,
 * read-only.
 */
const viewAs: Endpoint = {
  path: '/view-as',
  method: 'post',
  handler: async (req) => {
    const { role, ...others } = await readData(req)
    refuseOthers(others, [])
    const isId = typeof role === 'number' && isRecordId(String(role))
    refuseFields([
      isId ? null : { path: 'role', code: role == null ? 'required' : 'recordNotFound' },
    ])
    return Response.json(await beginView({ req, role: Number(role) }))
  },
}

/** `POST /api/users/view-as/end`: this session has its own role again. */
const viewAsEnd: Endpoint = {
  path: '/view-as/end',
  method: 'post',
  handler: async (req) => {
    refuseOthers(await readData(req), [])
    await endView(req)
    return Response.json({ done: true })
  },
}

export const viewEndpoints: Endpoint[] = [viewAs, viewAsEnd]

/** Adds the role that the session views as to the answer of `GET /api/users/me`, while it does. */
export const addViewing: CollectionAfterMeHook = ({ req, response }) => {
  const viewing = viewingOf(req)
  return viewing ? { ...(response as object), viewing } : response
}

import type { Endpoint } from 'payload'
import { insistOnRights } from '@/collections/shared/commandCall'
import { fileOfRows } from '@/collections/shared/exportEndpoint'
import { exportRegister } from '@/operations/exports/exportRegister'
import { readRegister } from '@/queries/privacy/readRegister'

const registerFile = fileOfRows('/privacy/processing', exportRegister)

/** `GET /privacy/processing?format=json|xlsx|csv`: the register of processing, as data or as a file. */
const register: Endpoint = {
  ...registerFile,
  handler: async (req) => {
    if (req.searchParams.get('format') !== 'json') return registerFile.handler(req)
    await insistOnRights(req, [['read', 'privacy']])
    return Response.json({ docs: readRegister(req) })
  },
}

export const privacyEndpoints: Endpoint[] = [register]

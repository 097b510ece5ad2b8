import type { Endpoint } from 'payload'
import { insistOnRights } from '@/collections/shared/commandCall'
import { fileOfRows } from '@/collections/shared/exportEndpoint'
import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { erasePerson, previewErasure } from '@/operations/privacy/erasePerson'
import { exportPerson, searchPerson } from '@/operations/privacy/personData'
import { exportRegister } from '@/operations/exports/exportRegister'
import { readRegister } from '@/queries/privacy/readRegister'

const ROOT = 'privacy'

const registerFile = fileOfRows(`/${ROOT}/processing`, exportRegister)

/** `GET /privacy/processing?format=json|xlsx|csv`: the register of processing, as data or as a file. */
const register: Endpoint = {
  ...registerFile,
  handler: async (req) => {
    if (req.searchParams.get('format') !== 'json') return registerFile.handler(req)
    await insistOnRights(req, [['read', 'privacy']])
    return Response.json({ docs: readRegister(req) })
  },
}

/** The register, and the commands about the data of one person. */
export const privacyEndpoints: Endpoint[] = [
  register,
  ...rootCommandEndpoints(ROOT, {
    search: ({ req, body }) => searchPerson({ req, typed: body }),
    export: ({ req, body: { rows, format, ...typed } }) =>
      exportPerson({ req, typed, rows, format }),
    preview: ({ req, body: { rows, ...typed } }) => previewErasure({ req, typed, rows }),
    erase: ({ req, body: { rows, seen, reason, ...typed } }) =>
      erasePerson({ req, typed, rows, seen, reason }),
  }),
]

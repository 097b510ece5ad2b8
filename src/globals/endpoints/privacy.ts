import type { Endpoint } from 'payload'
import { insistOnRights } from '@/collections/shared/commandCall'
import { fileOfRows } from '@/collections/shared/exportEndpoint'
import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { eraseOverdue, listOverdue } from '@/operations/privacy/eraseOverdue'
import { erasePerson, previewErasure } from '@/operations/privacy/erasePerson'
import { exportPerson, searchPerson } from '@/operations/privacy/personData'
import {
  closeRequest,
  correctRequest,
  receiveRequest,
  reopenRequest,
} from '@/operations/privacy/personRequests'
import { exportDestructions, exportRegister } from '@/operations/exports/exportRegister'
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

/** `GET /privacy/destructions?format=xlsx|csv`: the record of destruction, as a file. */
const destructions = fileOfRows(`/${ROOT}/destructions`, exportDestructions)

/**
 * The register, the record of destruction, and the commands on the data of one person and on
 * requests of people.
 */
export const privacyEndpoints: Endpoint[] = [
  register,
  destructions,
  ...rootCommandEndpoints(ROOT, {
    search: ({ req, body }) => searchPerson({ req, typed: body }),
    export: ({ req, body: { rows, format, request, ...typed } }) =>
      exportPerson({ req, typed, rows, format, request }),
    preview: ({ req, body: { rows, ...typed } }) => previewErasure({ req, typed, rows }),
    erase: ({ req, body: { rows, seen, reason, request, ...typed } }) =>
      erasePerson({ req, typed, rows, seen, reason, request }),
    overdue: ({ req }) => listOverdue(req),
    eraseOverdue: ({ req, body }) => eraseOverdue({ req, ...body }),
    receiveRequest: ({ req, body }) => receiveRequest({ req, values: body }),
    correctRequest: ({ req, body: { id, ...values } }) => correctRequest({ req, id, values }),
    closeRequest: ({ req, body }) => closeRequest({ req, ...body }),
    reopenRequest: ({ req, body }) => reopenRequest({ req, ...body }),
  }),
]

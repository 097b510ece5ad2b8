import type { Endpoint, PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { NO_BODY, type CommandBody } from '@/catalog/commands/bodies/body'
import { IMPORT_COMMANDS, IMPORTS_COMMANDS } from '@/catalog/commands/imports'
import type { ImportStep } from '@/domain/imports/imports'
import { Refusal } from '@/domain/shared/refusal'
import { fixRow } from '@/operations/imports/fixRow'
import { readSheet } from '@/queries/imports/importSheet'
import { discardImport, startCheck, startCommit, startUndo } from '@/operations/imports/steps'
import { uploadImport } from '@/operations/imports/uploadImport'
import { inTransaction } from '@/operations/shared/transaction'
import { bodyFrom, readFields, type BodyOf } from '../../shared/commandCall'
import { recordAsked } from '../../shared/recordAsked'

type Operations = {
  [Step in ImportStep]: (call: {
    req: PayloadRequest
    id: number
    body: BodyOf<(typeof IMPORT_COMMANDS)[Step]>
  }) => Promise<object>
}

const OPERATIONS: Operations = {
  check: startCheck,
  fix: fixRow,
  commit: startCommit,
  undo: startUndo,
  discard: discardImport,
}

/** Steps that a job continues after the response. */
const STATUS: Partial<Record<ImportStep, number>> = { check: 202, commit: 202, undo: 202 }

const stepEndpoint = (step: ImportStep): Endpoint => {
  const { path, body: asked } = IMPORT_COMMANDS[step]
  return {
    path: `/:id${path}`,
    method: 'post',
    handler: async (req) => {
      insistOnStaff(req)
      const id = recordAsked(req)
      const body = (await bodyFrom(req, asked as CommandBody)) as never
      const answer = await inTransaction(req, () => OPERATIONS[step]({ req, id, body }))
      return Response.json(answer, { status: STATUS[step] ?? 200 })
    },
  }
}

const formOf = async (req: PayloadRequest): Promise<FormData> => {
  try {
    return await (req as unknown as Request).formData()
  } catch {
    throw new Refusal('invalidInput', { fields: [{ path: 'file', code: 'required' }] })
  }
}

/** `POST /imports/upload`: a form with `file` and `target`; its size was checked before (`src/gate`). */
const upload: Endpoint = {
  path: IMPORTS_COMMANDS.upload.path,
  method: 'post',
  handler: async (req) => {
    insistOnStaff(req)
    const form = await formOf(req)
    readFields(NO_BODY, JSON.parse(String(form.get('_payload') || '{}')))
    const file = form.get('file')
    const target = form.get('target')
    if (file === null || typeof file === 'string')
      throw new Refusal('invalidInput', { fields: [{ path: 'file', code: 'required' }] })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const id = await uploadImport({ req, target: String(target), file: { name: file.name, bytes } })
    return Response.json({ import: await readSheet(req, id) }, { status: 201 })
  },
}

export const importCommands: Endpoint[] = [
  upload,
  ...(Object.keys(IMPORT_COMMANDS) as ImportStep[]).map(stepEndpoint),
]

import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  FieldHook,
  PayloadRequest,
} from 'payload'
import type { FileType } from '@/domain/files/fileTypes'
import { Refusal } from '@/domain/shared/refusal'
import { whenTransactionEnds } from '@/lib/transactionEnds'
import { examineFile } from '@/operations/files/examineFile'
import { removeQuietly } from '@/operations/files/removeFilesAfter'
import { writeFiles, type StoredFile } from '@/lib/fileStorage'

type Values = Record<string, unknown>

/** File data set by the server; the address in a client's data would be fetched. */
const SERVER_OWNED = [
  'url',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
  'thumbnailURL',
  'prefix',
  '_objectKey',
  'originalName',
]

const ORIGINAL_NAME = 'originalFileName'

/** The stored names of a row: the file, and its smaller pictures. */
const namesOf = (row: unknown): string[] => {
  const { filename, sizes } = (row ?? {}) as { filename?: unknown; sizes?: object | null }
  const smaller = Object.values(sizes ?? {}) as ({ filename?: unknown } | null)[]
  return [filename, ...smaller.map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  )
}

/**
 * Accepts an uploaded file: its type is detected from its content, its stored name is generated.
 * Other data that a client sends about the file is ignored.
 * @param types what is accepted
 * @throws Refusal of `examineFile`; `required` at the field `file` for a new record without one
 */
export const takeFile =
  (types: readonly FileType[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { data } = args as { data?: Values }
    for (const name of SERVER_OWNED) delete data?.[name]
    delete (req.query as Values | undefined)?.uploadEdits
    if (!req.file) {
      if (operation === 'update') return args
      throw new Refusal('invalidInput', { fields: [{ path: 'file', code: 'required' }] })
    }
    const { data: bytes, name } = req.file
    // How browsers encode a quotation mark in a file name of a form.
    const examined = await examineFile({ bytes, name: name.replaceAll('%22', '"'), types })
    req.file = { ...req.file, name: examined.storedName, mimetype: examined.type }
    req.context[ORIGINAL_NAME] = examined.originalName
    return args
  }

/** The field with the client's name of the file. */
export const keepOriginalName: FieldHook = ({ req, originalDoc }) =>
  req.context[ORIGINAL_NAME] ?? (originalDoc as Values | undefined)?.originalName

const filesOf = (req: PayloadRequest, data: Values): StoredFile[] => {
  const sizes = Object.entries((data.sizes ?? {}) as Record<string, { filename?: string } | null>)
  const smaller = sizes.flatMap(([size, row]) => {
    const bytes = req.payloadUploadSizes?.[size]
    return row?.filename && bytes ? [{ name: row.filename, bytes }] : []
  })
  return [{ name: String(data.filename), bytes: req.file!.data }, ...smaller]
}

/**
 * Writes the file before its row. If the transaction fails, the file is removed; a file that was
 * replaced is removed after the commit.
 * @param folder of the collection
 */
export const keepFile =
  (folder: string): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    const values = data as Values
    const old = operation === 'update' ? namesOf(originalDoc) : []
    if (!req.file || old.includes(String(values.filename))) return data
    const files = filesOf(req, values)
    await whenTransactionEnds(req.transactionID, {
      committed: removeQuietly(req, folder, old),
      rolledBack: removeQuietly(
        req,
        folder,
        files.map(({ name }) => name),
      ),
    })
    await writeFiles(folder, files)
    return data
  }

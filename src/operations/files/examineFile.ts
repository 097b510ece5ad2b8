import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import {
  FILE_TYPES,
  isFileType,
  MAX_FILE_BYTES,
  MAX_FILE_MB,
  MAX_MEGAPIXELS,
  namesOfTypes,
  PICTURE_TYPES,
  savedName,
  type FileType,
} from '@/domain/files/fileTypes'
import { originalName } from '@/domain/files/originalName'
import { Refusal, type RefusalCode, type RefusalData } from '@/domain/shared/refusal'
import { newStoredName } from '@/lib/fileStorage'

export type ExaminedFile = { type: FileType; storedName: string; originalName: string }

const refuse = (code: RefusalCode, data?: RefusalData) =>
  new Refusal('invalidInput', { fields: [{ path: 'file', code, data }] })

const hasControls = (bytes: Uint8Array): boolean => {
  // A loop is faster: there can be twenty million bytes.
  for (const byte of bytes) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) return true
  return false
}

/** Text files have no signature: a CSV file is recognized by its extension. */
const isTable = (bytes: Uint8Array, name: string): boolean =>
  bytes.byteLength > 0 && /\.csv$/i.test(name) && !hasControls(bytes)

const typeOf = async (bytes: Uint8Array, name: string): Promise<string | undefined> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found) return found.mime
  return isTable(bytes, name) ? 'text/csv' : undefined
}

/** Reads only the header: an image is not decompressed to learn its size. */
const refuseManyPixels = async (bytes: Uint8Array): Promise<void> => {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header?.width || !header.height) throw refuse('fileUnreadable')
  const pixels = header.width * (header.pageHeight ?? header.height) * (header.pages ?? 1)
  if (pixels > MAX_MEGAPIXELS * 1_000_000) throw refuse('pictureTooLarge', { max: MAX_MEGAPIXELS })
}

/**
 * Detects the type of a file from its content, whatever its name, and returns its stored name and
 * its display name, with the extension of its type.
 * @param args.bytes the whole file
 * @param args.name from the sender
 * @param args.types accepted types
 * @throws Refusal `fileTooLarge`; at the field `file`: `fileTypeNotAllowed`, `pictureTooLarge` above
 *   MAX_MEGAPIXELS, `fileUnreadable`
 */
export const examineFile = async (args: {
  bytes: Uint8Array
  name: string
  types: readonly FileType[]
}): Promise<ExaminedFile> => {
  const { bytes, name, types } = args
  if (bytes.byteLength > MAX_FILE_BYTES)
    throw new Refusal('fileTooLarge', { data: { max: MAX_FILE_MB } })
  const type = await typeOf(bytes, name)
  if (type === undefined || !isFileType(type) || !types.includes(type))
    throw refuse('fileTypeNotAllowed', { types: namesOfTypes(types) })
  if ((PICTURE_TYPES as readonly string[]).includes(type)) await refuseManyPixels(bytes)
  const storedName = newStoredName(FILE_TYPES[type].ending)
  // Again, because the extension may have made it too long.
  return { type, storedName, originalName: originalName(savedName(originalName(name), type)) }
}

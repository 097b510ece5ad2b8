import { createHash } from 'node:crypto'
import { MAX_FILE_BYTES, MAX_FILE_MB } from '@/domain/files/fileTypes'
import { originalName } from '@/domain/files/originalName'
import { MAX_PREFERENCE_BYTES } from '@/domain/settings/preferences'
import { Refusal } from '@/domain/shared/refusal'
import { READING_COLLECTIONS, UPLOAD_COLLECTIONS } from '../routes/openRoutes'
import type { OpenRoute } from '../routes/matchRoute'
import { checkJson, FORBIDDEN_KEYS } from './checkJson'
import { MAX_JSON_BYTES, MAX_UPLOAD_BYTES, readBody } from './readBody'

/** The checked body; `fileBytes`: total size of a form's files. */
export type Input = { bytes: Uint8Array; contentType: string; hash: string; fileBytes?: number }

/** For visitors without an account: a name and a few sentences. */
const MAX_LINK_BYTES = 16 * 1024

const hashOf = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

const takesFiles = ({ slug }: OpenRoute): boolean =>
  [...UPLOAD_COLLECTIONS, ...READING_COLLECTIONS].includes(slug)

const limitOf = (route: OpenRoute, isForm: boolean): number => {
  const { kind } = route
  if (kind === 'preference') return MAX_PREFERENCE_BYTES
  if (kind === 'link') return MAX_LINK_BYTES
  // A form adds a few hundred bytes to the same JSON.
  return isForm && takesFiles(route) ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES
}

const readForm = async (bytes: Uint8Array, contentType: string): Promise<FormData> => {
  try {
    const body = bytes as Uint8Array<ArrayBuffer>
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new Refusal('invalidInput')
  }
}

const refuseSize = ({ size }: File): void => {
  if (size > MAX_FILE_BYTES) throw new Refusal('fileTooLarge', { data: { max: MAX_FILE_MB } })
}

const FIELDS = '_payload'

/** Name of the file part, and of the target collection. */
const FILE = 'file'
const TARGET = 'target'

/** Fields of a form are in FIELDS: other parts would be lost. */
const refuseUnknownParts = (form: FormData, { slug }: OpenRoute): void => {
  const known = [FIELDS, FILE, ...(READING_COLLECTIONS.includes(slug) ? [TARGET] : [])]
  const unknown = [...new Set(form.keys())].filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new Refusal('unknownField', {
    fields: unknown.map((path) => ({ path, code: 'unknownField' as const })),
  })
}

/** The fields of a form. */
const fieldsOf = (form: FormData): string => {
  const [sent = '', ...others] = form.getAll(FIELDS)
  if (others.length > 0 || typeof sent !== 'string') throw new Refusal('invalidInput')
  if (sent.length > MAX_JSON_BYTES) throw new Refusal('bodyTooLarge')
  checkJson(sent)
  return sent.trim() === '' ? '{}' : sent
}

/** The boundary differs with each request, so the parts are hashed, not the bytes. */
const checkForm = async (form: FormData) => {
  const parts: (string | Uint8Array)[] = []
  let fileBytes: number | undefined
  for (const [name, value] of form) {
    if (name.includes('\0') || (typeof value === 'string' && value.includes('\0'))) {
      throw new Refusal('invalidInput')
    }
    if (FORBIDDEN_KEYS.some((key) => name.split(/[.[\]]/).includes(key))) {
      throw new Refusal('invalidInput')
    }
    // Payload would treat a text instead of the file as a URL to fetch.
    if (name === 'file' && typeof value === 'string') throw new Refusal('invalidInput')
    if (typeof value !== 'string') {
      refuseSize(value)
      fileBytes = (fileBytes ?? 0) + value.size
    }
    const content = typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer())
    parts.push(name, typeof value === 'string' ? '' : value.name, content)
  }
  return { hash: hashOf(...parts), fileBytes }
}

const JSON_TYPE = 'application/json'

const asJson = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  contentType: JSON_TYPE,
})

/** A form without a file is just its fields; one with a file always has some, possibly empty. */
const readFormInput = async (
  bytes: Uint8Array,
  contentType: string,
  route: OpenRoute,
): Promise<Input> => {
  const form = await readForm(bytes, contentType)
  const checked = await checkForm(form)
  refuseUnknownParts(form, route)
  const fields = fieldsOf(form)
  if (checked.fileBytes === undefined || !takesFiles(route))
    return { ...checked, ...asJson(fields) }
  form.set(FIELDS, fields)
  // Payload's parser fails on some names (NUL), and truncates the extension of long ones.
  const files = form.getAll(FILE).filter((value) => typeof value !== 'string')
  form.delete(FILE)
  for (const one of files) form.append(FILE, one, originalName(one.name))
  const rebuilt = new Response(form)
  return {
    ...checked,
    bytes: new Uint8Array(await rebuilt.arrayBuffer()),
    contentType: rebuilt.headers.get('content-type') ?? '',
  }
}

/**
 * Reads and validates the body of a change. The result always contains values, possibly empty, with
 * a content type that Payload accepts: otherwise it fails.
 * @param args.request whose body is read
 * @param args.route its route; only files may be larger than MAX_JSON_BYTES
 * @returns the bytes for Payload, and a hash of the content
 * @throws Refusal `bodyTooLarge`, `unsupportedMediaType` for anything but JSON and multipart,
 *   `invalidInput` for the refusals of `checkJson`, and for a form with duplicate fields
 */
export const readInput = async (args: { request: Request; route: OpenRoute }): Promise<Input> => {
  const { request, route } = args
  const contentType = request.headers.get('content-type') ?? ''
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const isForm = type === 'multipart/form-data'
  const bytes = await readBody({ request, maxBytes: limitOf(route, isForm) })
  if (bytes.byteLength === 0) return { ...asJson('{}'), hash: hashOf() }
  if (isForm) return readFormInput(bytes, contentType, route)
  if (type !== JSON_TYPE) throw new Refusal('unsupportedMediaType')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('invalidInput')
  }
  checkJson(text)
  return { ...asJson(text.trim() === '' ? '{}' : text), hash: hashOf(text) }
}

import { Refusal } from '@/domain/shared/refusal'
import { FORBIDDEN_KEYS, MAX_JSON_DEPTH } from '../body/checkJson'
import { MAX_JSON_BYTES, readBody } from '../body/readBody'

/** The argument list, the call and its arguments wrap the values of a form. */
const MAX_DEPTH = MAX_JSON_DEPTH + 4

/** Text, undefined, numbers JSON does not support, dates. */
const PLAIN = /^\$(\$|D|(undefined|NaN|-?Infinity|-0)$)/
/** A repeated object, by its path in the arguments. */
const AGAIN = /^\$0(:|$)/

const isOwnObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a reference points to a value within the arguments. */
const isResolved = (root: unknown, reference: string): boolean => {
  let value: unknown = root
  for (const key of reference.split(':').slice(1)) {
    if (!isOwnObject(value) || !Object.hasOwn(value, key)) return false
    value = value[key]
  }
  return isOwnObject(value)
}

const isPlainText = (root: unknown, text: string): boolean =>
  !text.includes('\0') &&
  (!text.startsWith('$') || PLAIN.test(text) || (AGAIN.test(text) && isResolved(root, text)))

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalidInput')
  }
}

/**
 * Validates the serialised arguments of a server function before React reads them: it fails (500)
 * at dangling references, and creates functions, maps and promises from texts.
 * @throws Refusal `invalidInput` for anything but a list of plain values
 */
export const checkReply = (text: string): void => {
  const root = parse(text)
  if (!Array.isArray(root)) throw new Refusal('invalidInput')
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  while (open.length > 0) {
    const { value, depth } = open.pop()!
    if (typeof value === 'string' && !isPlainText(root, value)) throw new Refusal('invalidInput')
    if (!isOwnObject(value)) continue
    if (depth >= MAX_DEPTH) throw new Refusal('invalidInput')
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.includes(key) || key.includes('\0')) throw new Refusal('invalidInput')
      open.push({ value: inner, depth: depth + 1 })
    }
  }
}

/**
 * Validates the request of a server function, with its arguments. Our screens send text only: React
 * sends a form for values that are not plain.
 * @throws Refusal `bodyTooLarge`, `unsupportedMediaType`, `invalidInput`
 */
export const checkCall = async (request: Request): Promise<void> => {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBody({ request, maxBytes: MAX_JSON_BYTES })
  if (!type.startsWith('text/plain')) throw new Refusal('unsupportedMediaType')
  checkReply(new TextDecoder().decode(bytes))
}

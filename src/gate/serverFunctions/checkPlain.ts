import { Refusal } from '@/domain/shared/refusal'
import { FORBIDDEN_KEYS, MAX_JSON_DEPTH } from '../body/checkJson'

/** Most values in the arguments of one call. A tender of 300 lines has some 20,000. */
export const MAX_VALUES = 60_000

const isScalar = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && !value.includes('\0')) ||
  (value instanceof Date && !Number.isNaN(value.getTime()))

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]' &&
  typeof (value as { then?: unknown }).then !== 'function'

/**
 * Validates the arguments of a server function, which React deserialises: files, maps, promises and
 * references to functions are possible as well, and one value may occur several times.
 * @throws Refusal `invalidInput` for anything but plain values, for more than MAX_JSON_DEPTH levels,
 *   for names that reach into prototypes, for NUL; `bodyTooLarge` for more than MAX_VALUES values
 */
export const checkPlain = (root: unknown): void => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let count = 1; open.length > 0; count += 1) {
    const { value, depth } = open.pop()!
    if (count + open.length > MAX_VALUES) throw new Refusal('bodyTooLarge')
    if (isScalar(value)) continue
    const isObject = Array.isArray(value) || isPlainObject(value)
    if (!isObject || depth >= MAX_JSON_DEPTH) throw new Refusal('invalidInput')
    for (const key of Object.keys(value)) {
      if (FORBIDDEN_KEYS.includes(key) || key.includes('\0')) throw new Refusal('invalidInput')
      open.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1 })
    }
  }
}

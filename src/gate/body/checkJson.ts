import { Refusal } from '@/domain/shared/refusal'

/** Deepest allowed nesting of lists and objects. */
export const MAX_JSON_DEPTH = 32

/** Keys that cause prototype pollution when an object is merged carelessly. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** Refusal without a field: the body is not an object. */
const NO_OBJECT = () => new Refusal('invalidInput', { data: { json: false } })

const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isInText) {
      if (char === '\\') at += 1
      else if (char === '"') isInText = false
    } else if (char === '"') isInText = true
    else if (char === '[' || char === '{') deepest = Math.max(deepest, (depth += 1))
    else if (char === ']' || char === '}') depth -= 1
    if (deepest > MAX_JSON_DEPTH) return deepest
  }
  return deepest
}

const refuseForbiddenKeys = (root: unknown): void => {
  const open: unknown[] = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && value.includes('\0')) throw new Refusal('invalidInput')
    if (typeof value !== 'object' || value === null) continue
    for (const key of Object.keys(value)) {
      if (FORBIDDEN_KEYS.includes(key) || key.includes('\0')) throw new Refusal('invalidInput')
      open.push((value as Record<string, unknown>)[key])
    }
  }
}

/**
 * Parses a JSON body strictly, before Payload does.
 * @param text the body; empty counts as no values
 * @returns the parsed object
 * @throws Refusal `invalidInput` for invalid JSON, for anything but an object, for more than
 *   MAX_JSON_DEPTH levels, for FORBIDDEN_KEYS and for NUL, which PostgreSQL cannot store
 */
export const checkJson = (text: string): Record<string, unknown> => {
  if (text.trim() === '') return {}
  if (depthOf(text) > MAX_JSON_DEPTH) throw new Refusal('invalidInput')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw NO_OBJECT()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw NO_OBJECT()
  refuseForbiddenKeys(value)
  return value as Record<string, unknown>
}

type Json = Record<string, unknown>

const PARTS: readonly string[] = ['items', 'parts', 'buildableQuantity', 'lastUsedAt']
const ADDRESSES: readonly string[] = ['url', 'thumbnailURL']

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numberOf = (value: unknown) => (isRecord(value) ? value.id : value)

/** Lines and parts with the numbers of what they point to. */
const withNumbers = (parts: unknown): unknown =>
  Array.isArray(parts)
    ? parts.map((part: Json) => ({
        ...part,
        stockCard: numberOf(part.stockCard),
        ...('stockGroup' in part && { stockGroup: numberOf(part.stockGroup) }),
      }))
    : parts

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]))
}

const without = (doc: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !names.includes(name)))

const documentOf = (
  doc: Json,
  { isList, isSelected }: { isList: boolean; isSelected: boolean },
) => {
  // What `select` leaves out of a record decides nothing about its parts and its addresses here.
  const kept = without(doc, [
    ...(isList || isSelected ? PARTS : []),
    ...(isSelected ? ADDRESSES : []),
    // Payload's hook adds the lines only where the state of the tender is to be seen.
    ...('status' in doc ? [] : ['items']),
  ])
  return {
    ...kept,
    ...('items' in kept && { items: withNumbers(kept.items) }),
    ...('parts' in kept && { parts: withNumbers(kept.parts) }),
  }
}

/**
 * A response normalized, with sorted keys, so that the read engine's can be compared with Payload's.
 * They differ on purpose in this alone (docs/decisions/0020-one-read-layer.md): two relations deep, or
 * if `select` names them, the parts of a record come in lists too, and bring the cards they are made
 * of; the URL of a file does not depend on whether its name was selected; and permission to read the
 * lines of a tender is enough, whether or not its state may be read.
 */
export const asPayloadSays = (body: unknown, path: string): unknown => {
  const isSelected = path.includes('select[')
  if (!isRecord(body)) return body
  if (!Array.isArray(body.docs)) return sorted(documentOf(body, { isList: false, isSelected }))
  const docs = body.docs.map((doc: Json) => documentOf(doc, { isList: true, isSelected }))
  return sorted({ ...body, docs })
}

import type { Payload } from 'payload'
import type { createRandom } from '../../../scripts/demo/createRandom'
import { collectionShape, type FieldShape } from '@/queries/filters/collectionShape'

type Random = ReturnType<typeof createRandom>
type Values = ReadonlyMap<string, readonly string[]>

const OPERATORS: Readonly<Record<FieldShape['kind'], readonly string[]>> = {
  text: [
    'equals',
    'not_equals',
    'in',
    'not_in',
    'exists',
    'like',
    'not_like',
    'contains',
    'greater_than',
    'less_than_equal',
  ],
  number: [
    'equals',
    'not_equals',
    'in',
    'not_in',
    'exists',
    'greater_than',
    'greater_than_equal',
    'less_than',
    'less_than_equal',
  ],
  date: [
    'equals',
    'not_equals',
    'in',
    'exists',
    'greater_than',
    'greater_than_equal',
    'less_than',
    'less_than_equal',
  ],
  checkbox: ['equals', 'not_equals', 'exists'],
  option: ['equals', 'not_equals', 'in', 'not_in', 'exists'],
  relation: ['equals', 'not_equals', 'in', 'not_in', 'exists'],
  opaque: ['exists'],
}

/** A condition as the address spells it, by a value that some row has or none. */
const condition = (random: Random, name: string, field: FieldShape, values: Values) => {
  const operator = random.pick(OPERATORS[field.kind])
  if (operator === 'exists') return [`[${name}][exists]`, random.pick(['true', 'false'])]
  const known = values.get(name) ?? []
  const any = () => (known.length > 0 ? random.pick(known) : '7')
  const isList = operator === 'in' || operator === 'not_in'
  const isPart = field.kind === 'text' && /like|contains/.test(operator)
  const part = (text: string) => text.slice(random.int(0, 3), random.int(3, 12))
  const value = isList ? [any(), any()].join(',') : isPart ? part(any()) : any()
  return [`[${name}][${operator}]`, value]
}

const where = (
  random: Random,
  shape: ReadonlyMap<string, FieldShape>,
  values: Values,
): string[] => {
  const names = [...shape.keys()].filter((name) => !name.includes('.'))
  const one = (prefix: string) => {
    const name = random.pick(names)
    const [path, value] = condition(random, name, shape.get(name) as FieldShape, values)
    return `where${prefix}${path}=${encodeURIComponent(String(value))}`
  }
  switch (random.int(0, 5)) {
    case 0:
      return []
    case 1:
      return [one('[or][0]'), one('[or][1]')]
    case 2:
      return [one('[and][0]'), one('[and][1][or][0]'), one('[and][1][or][1]')]
    default:
      return [one('')]
  }
}

/** Values that rows of a collection have, as the address spells them. */
export const valuesOf = (docs: readonly Record<string, unknown>[]): Values => {
  const values = new Map<string, string[]>()
  for (const doc of docs)
    for (const [name, value] of Object.entries(doc))
      if (['string', 'number', 'boolean'].includes(typeof value))
        values.set(name, [...(values.get(name) ?? []), String(value)])
  return values
}

/**
 * A question about a collection, as somebody may ask it.
 * @returns the path below `/api`
 */
export const anyQuery = (args: {
  payload: Payload
  random: Random
  slug: string
  values: Values
}): string => {
  const { payload, random, slug, values } = args
  const { config } = payload.collections[slug as keyof Payload['collections']]
  const shape = collectionShape(config)
  const names = [...shape.keys()].filter((name) => !name.includes('.'))
  const depth = `depth=${random.int(0, 2)}`
  const select =
    random.int(0, 5) === 0 ? [1, 2, 3].map(() => `select[${random.pick(names)}]=true`) : []
  const kind = random.int(0, 9)
  const filters = where(random, shape, values)
  if (kind === 0) return `/${slug}/count?${filters.join('&')}`
  if (kind <= 3) {
    const ids = values.get('id') ?? []
    return `/${slug}/${ids.length > 0 ? random.pick(ids) : 1}?${[depth, ...select].join('&')}`
  }
  const sortable = names.filter((name) => {
    const field = shape.get(name)
    return field?.isOwnColumn && !field.hasMany && field.kind !== 'opaque'
  })
  const sort =
    random.int(0, 2) > 0 ? [`sort=${random.pick(['', '-'])}${random.pick(sortable)}`] : []
  const paging = [
    `limit=${random.pick([1, 3, 7, 25, 500])}`,
    ...(random.int(0, 2) === 0 ? [`page=${random.int(1, 3)}`] : []),
    ...(random.int(0, 3) === 0 ? ['pagination=false'] : []),
  ]
  return `/${slug}?${[...filters, ...sort, ...paging, depth, ...select].join('&')}`
}

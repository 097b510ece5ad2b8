import type { PayloadRequest } from 'payload'
import { idOf, type Id } from '@/domain/shared/idOf'

export type Doc = Record<string, unknown>

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : null

export const docsOf = (value: unknown): Doc[] =>
  Array.isArray(value) ? value.filter((entry): entry is Doc => typeof entry === 'object') : []

type Slug =
  | 'stock-cards'
  | 'stock-groups'
  | 'companies'
  | 'branches'
  | 'employees'
  | 'company-projects'

/**
 * Some fields of records by id, without the reader's rights: a quotation prints names its reader
 * may not browse.
 */
export const recordsById = async (
  req: PayloadRequest,
  slug: Slug,
  ids: unknown[],
  fields: string[],
): Promise<Map<string, Doc>> => {
  const wanted = ids.map(idOf).filter((id): id is Id => id !== null)
  if (wanted.length === 0) return new Map<string, Doc>()
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: [...new Set(wanted)] } },
    select: Object.fromEntries(fields.map((field) => [field, true])),
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.id), doc as unknown as Doc]))
}

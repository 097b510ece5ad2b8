import type { PayloadRequest } from 'payload'
import type { ComparedContent } from '@/domain/tenders/compare'
import { idOf, type Id } from '@/domain/shared/idOf'
import { recordKey, recordTitles } from '../../shared/recordTitles'
import { recordsById, textOf } from '../quotation/printedValues'

/** Names on a quotation, for users who read all of it: recipient and items. */
const PRINTED = {
  company: 'companies',
  stockCard: 'stock-cards',
  stockGroup: 'stock-groups',
} as const
/** Names shown only to users who may read those records, as on the quotation. */
const RELATED = {
  branch: 'branches',
  employee: 'employees',
  companyProject: 'company-projects',
} as const

export type ComparedNames = (
  field: keyof typeof PRINTED | keyof typeof RELATED,
  id: unknown,
) => string | null

/** The ids in a field of the versions or their lines. */
const idsIn = (contents: readonly ComparedContent[], field: string): Id[] =>
  contents
    .flatMap(({ tender, items }) => [
      (tender as Record<string, unknown>)[field],
      ...items.map((item) => (item as unknown as Record<string, unknown>)[field]),
    ])
    .map(idOf)
    .filter((id) => id !== null)

/** The names of all records in some versions of tenders, as far as the reader may read them. */
export const comparedNames = async (
  req: PayloadRequest,
  contents: readonly ComparedContent[],
): Promise<ComparedNames> => {
  const titles = await recordTitles(
    req,
    Object.entries(RELATED).flatMap(([field, slug]) =>
      idsIn(contents, field).map((id) => ({ slug, id })),
    ),
  )
  const printed = new Map<string, Awaited<ReturnType<typeof recordsById>>>()
  for (const [field, slug] of Object.entries(PRINTED))
    printed.set(field, await recordsById(req, slug, idsIn(contents, field), ['name']))
  return (field, id) => {
    if (!(field in RELATED)) return textOf(printed.get(field)?.get(String(id))?.name)
    const known = idOf(id)
    const slug = RELATED[field as keyof typeof RELATED]
    return (known !== null && titles.get(recordKey(slug, known))?.title) || null
  }
}

import type { PayloadRequest } from 'payload'
import type { ComparedContent } from '@/domain/tenders/compare'
import { recordsById, textOf } from '../quotation/printedValues'

/** Collections behind what contents of tenders point at. */
const RELATED = {
  company: 'companies',
  branch: 'branches',
  employee: 'employees',
  companyProject: 'company-projects',
} as const
const LINE_RELATED = { stockCard: 'stock-cards', stockGroup: 'stock-groups' } as const

export type ComparedNames = (
  field: keyof typeof RELATED | keyof typeof LINE_RELATED,
  id: unknown,
) => string | null

/** What everything is called that some contents of tenders point at. */
export const comparedNames = async (
  req: PayloadRequest,
  contents: readonly ComparedContent[],
): Promise<ComparedNames> => {
  const wanted = [
    ...Object.entries(RELATED).map(
      ([field, slug]) =>
        [field, slug, contents.map(({ tender }) => tender[field as keyof typeof RELATED])] as const,
    ),
    ...Object.entries(LINE_RELATED).map(
      ([field, slug]) =>
        [
          field,
          slug,
          contents.flatMap(({ items }) =>
            items.map((item) => item[field as keyof typeof LINE_RELATED]),
          ),
        ] as const,
    ),
  ]
  const found = new Map(
    await Promise.all(
      wanted.map(
        async ([field, slug, ids]) =>
          [field, await recordsById(req, slug, ids, ['name'])] as [
            string,
            Awaited<ReturnType<typeof recordsById>>,
          ],
      ),
    ),
  )
  return (field, id) => textOf(found.get(field)?.get(String(id))?.name)
}

import { keepsDeleted } from '@/catalog/trash'
import { paths } from '@/catalog/paths'

type Asked = { kind: string | null; before?: number | null }

/** The address of a page of the trash. */
export const trashAddress = ({ kind, before }: Asked): string => {
  const query = new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(before != null && { before: String(before) }),
  })
  return query.size > 0 ? `${paths.trash()}?${query}` : paths.trash()
}

/** Parses the query string; invalid values are ignored. */
export const trashAsked = (query: Readonly<Record<string, unknown>>): Required<Asked> => {
  const { kind, before } = query
  return {
    kind: typeof kind === 'string' && keepsDeleted(kind) ? kind : null,
    before: typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  }
}

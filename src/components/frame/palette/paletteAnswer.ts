import { readApi } from '../../ui/requests/api'

/** The fact of a hit as stored; `field` is a column of its list. */
export type HitFactValue = { field: string; value: string; unit?: string }

/** The response of `GET /api/search`. */
export type Hit = {
  id: number
  title: string | null
  details: readonly string[]
  company: number | null
  status: string | null
  fact: HitFactValue | null
  exact: boolean
}
export type HitGroup = { collection: string; total: number; docs: readonly Hit[] }
export type Answer = { query: string; groups: readonly HitGroup[] }

/** Requests a search; throws on any failure. */
export const readAnswer = async (args: {
  text: string
  alone: string | null
  signal: AbortSignal
}): Promise<Answer> => {
  const query = new URLSearchParams({ q: args.text, ...(args.alone && { in: args.alone }) })
  return readApi<Answer>(`/api/search?${query}`, args.signal)
}

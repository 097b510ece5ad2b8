import { readApi } from '@/components/ui/api'

export type FoundRecord = { id: number; name: string }

const SUGGESTIONS = 12

type Doc = { id: number } & Record<string, unknown>

/** A dozen records whose name holds the words, for choosing one. */
export const findRecords = async (args: {
  relationTo: string
  titles: readonly string[]
  words: string
  signal: AbortSignal
}): Promise<FoundRecord[]> => {
  const { relationTo, titles, words, signal } = args
  const query = new URLSearchParams([
    ['depth', '0'],
    ['limit', String(SUGGESTIONS)],
    ['sort', titles[0] ?? 'id'],
    ...titles.map((title, at): [string, string] => [`where[or][${at}][${title}][like]`, words]),
    ...titles.map((title): [string, string] => [`select[${title}]`, 'true']),
  ])
  const { docs } = await readApi<{ docs: Doc[] }>(`/api/${relationTo}?${query}`, signal)
  return docs.map((doc) => ({
    id: doc.id,
    name: titles.flatMap((title) => (doc[title] ? [String(doc[title])] : [])).join(' · '),
  }))
}

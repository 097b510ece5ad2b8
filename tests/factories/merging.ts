import type { MergedKind } from '@/domain/customers/merge'
import type { SplitOutcome } from '@/present/customers/mergeSheet'
import type { Client, Json } from './client'

type Refused = { errors?: { code: string; data?: Json & { errors?: Json[] } }[] }
export type Merged = Refused & { id: number; moved: Record<MergedKind, number> }
export type SplitAnswer = Refused & SplitOutcome

/** Merges two companies and insists on success. */
export const merged = async (
  who: Client,
  body: { winner: number; loser: number; fields?: string[] },
): Promise<Merged> => {
  const { status, json, text } = await who.post<Merged>('/companies/merge', body)
  if (status !== 200) throw new Error(`merge: ${status} ${text}`)
  return json
}

/** Takes a merge back and insists on success. */
export const split = async (who: Client, loser: number): Promise<SplitAnswer> => {
  const { status, json, text } = await who.post<SplitAnswer>('/companies/split', { loser })
  if (status !== 200) throw new Error(`split: ${status} ${text}`)
  return json
}

import type { Payload } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import type { TenderStage } from '@/domain/tenders/stage'
import { modelsOf } from './buildModels'
import { Params } from './params'
import { readPoolOf } from './readPool'
import { seesRows, type Reader } from './reader'
import { isUnfitValue, UnknownQuestion } from './unknown'
import { pathOf, whereSql } from './whereSql'

/** The tenders of a stage: how many, and what they add up to in lira. */
export type StageTotal = { stage: TenderStage; count: number; total: string }

type Asked = { payload: Payload; ability: AppAbility; where: unknown }

/** @throws UnknownQuestion for a filter that this layer does not know, or a field that is not readable */
const totalsStatement = ({ payload, ability, where }: Asked) => {
  const models = modelsOf(payload)
  const entity = models.entities.get('tenders')
  // Its rights were judged for this request: the statement needs no guard of its own.
  const reader: Reader = { ability, guard: '', texts: new Map(), rows: new Map() }
  if (!entity || !seesRows(reader, entity)) return null
  const place = { models, entity, reader }
  for (const field of ['stage', 'totalBase']) pathOf(place, field)
  const params = new Params(0)
  const filter = whereSql({ ...place, alias: 'a', params }, where)
  const text = `select a.stage, count(*)::int as count, coalesce(sum(a.total_base), 0)::text as total
    from tenders a${filter ? ` where ${filter.sql}` : ''} group by a.stage`
  return { text, values: params.values }
}

/**
 * Number and sum of the tenders that a list finds, by stage.
 * @param asked.where of the list, judged already
 * @returns null when the user may not read one of the columns, or this layer does not support the
 *   filter
 */
export const readStageTotals = async (asked: Asked): Promise<StageTotal[] | null> => {
  try {
    const statement = totalsStatement(asked)
    if (!statement) return null
    return (await readPoolOf(asked.payload).query<StageTotal>(statement)).rows
  } catch (error) {
    if (error instanceof UnknownQuestion || isUnfitValue(error)) return null
    throw error
  }
}

import type { Endpoint } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { insistOnCaller } from '@/access/session/staffOf'
import type { Entity } from '@/catalog/build'
import { Refusal } from '@/domain/shared/refusal'
import { readFigures } from '@/queries/engine/figures'
import { UnknownQuestion } from '@/queries/engine/unknown'
import { checkWhere } from '@/queries/filters/checkWhere'
import { relatedShape } from '@/queries/filters/relatedShape'
import { withDays } from '@/queries/filters/relativeDays'
import { companySettings } from '@/queries/settings/companySettings'

const refuse = (path: string) => new Refusal('invalidQuery', { data: { path } })

/** A filter as Payload parsed it from the address, or as JSON text. */
const whereOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? {}
  try {
    return value === '' ? {} : JSON.parse(value)
  } catch {
    throw refuse('where')
  }
}

/**
 * `GET /:slug/figures?where=…&sum=total&group=company`: how many records match a filter, and their
 * sum in lira; in total, and for each value of the column `group`.
 */
export const figuresEndpoint = ({ slug, list, readers }: Entity): Endpoint => ({
  path: '/figures',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const { payload, searchParams } = req
    const ability = await abilityOfRequest(req)
    if (!readers.some((subject) => ability.can('read', subject))) throw new Refusal('notAllowed')
    const shape = relatedShape(payload, slug) ?? new Map()
    const where = whereOf(req.query.where)
    checkWhere({ shape, where, hasCalendar: true })
    const sums = (searchParams.get('sum') ?? '').split(',').filter(Boolean)
    const isRepeated = new Set(sums).size < sums.length
    if (isRepeated || !sums.every((name) => list?.sums?.includes(name))) throw refuse('sum')
    const group = searchParams.get('group') || undefined
    const calendar = await companySettings(req)
    try {
      const days = withDays({ shape, where, calendar })
      return Response.json(
        await readFigures({ payload, ability, slug, where: days, sums, ...(group && { group }) }),
      )
    } catch (error) {
      // The caller may not read the column in every row, or it is no relation, select or checkbox.
      if (error instanceof UnknownQuestion) throw refuse('query')
      throw error
    }
  },
})

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import {
  TEMPLATE_FIELDS,
  type TemplateContent,
  type TemplateLine,
} from '@/domain/tenders/templates'
import { readRows } from '@/queries/shared/rows'
import { inTransaction } from '../../shared/transaction'
import { readTenderItems, type TenderItem } from '@/queries/tenders/readTenderItems'

type Names = ReadonlyMap<string, string>

/** The current names of the lines' cards and groups. */
const namesOf = async (req: PayloadRequest, tenderId: number): Promise<Names> => {
  const rows = await readRows<{ key: string; name: string }>(
    req,
    sql`select 'card ' || c.id as key, c.name from stock_cards c
          where c.id in (select stock_card_id from tender_items where tender_id = ${tenderId})
        union all select 'group ' || g.id, g.name from stock_groups g
          where g.id in (select stock_group_id from tender_items where tender_id = ${tenderId})`,
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}

const lineOf = (item: TenderItem, names: Names): TemplateLine => {
  const { kind, choice, stockCard, stockGroup, description, quantity, unitPrice, taxRate } = item
  const { discountType, discountValue } = item
  const name = names.get(stockCard === null ? `group ${stockGroup}` : `card ${stockCard}`) ?? null
  return {
    ...{ kind, choice, stockCard, stockGroup, name, description, quantity, unitPrice },
    ...{ discountType, discountValue, taxRate },
  }
}

/**
 * Saves the lines and terms of a tender as a template, without customer, dates, rate and payment plan.
 * The tender itself does not change.
 * @param name unique among templates
 * @returns the id of the template
 * @throws Refusal `notFound`, `invalidInput` with `notUnique` at `name`
 */
export const saveAsTemplate = ({
  req,
  id,
  name,
}: {
  req: PayloadRequest
  id: number
  name: string
}): Promise<number> =>
  inTransaction(req, async () => {
    const tender = (await req.payload.findByID({
      collection: 'tenders',
      id,
      depth: 0,
      req,
    })) as unknown as TemplateContent
    const names = await namesOf(req, id)
    const items = await readTenderItems({ req, tenderId: id })
    const content = {
      ...Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, tender[field] ?? null])),
      items: items.map((item) => lineOf(item, names)),
    }
    const made = await req.payload.create({
      collection: 'tender-templates',
      data: {
        name,
        content,
        currency: tender.currency,
        lineCount: items.length,
        createdBy: staffIdOf(req),
      } as never,
      depth: 0,
      req,
    })
    return Number(made.id)
  })

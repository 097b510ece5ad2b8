import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { pairOf } from '@/domain/customers/merge'
import type { SimilarQuestion, SimilarRecord } from '@/domain/customers/similar'
import { recordIdOf } from '@/domain/shared/recordId'
import { PREFERENCES } from '@/domain/settings/preferences'
import type { MergeChoice } from '@/present/customers/mergeSheet'
import { readPreferences } from '../preferences/readPreferences'
import { readRows } from '../shared/rows'
import { readSimilar } from './readSimilar'

/** Only the first branches are compared; a customer may have hundreds. */
const COMPARED_BRANCHES = 10

type OfBranches = { phones: string[]; taxNumbers: string[] }

/** The pairs that the reader has marked as different, by `pairOf`. */
const notSame = async (req: PayloadRequest): Promise<object> => {
  const userId = staffIdOf(req)
  if (userId === null) return {}
  const key = PREFERENCES.notSame
  const kept = (await readPreferences({ req, userId, keys: [key] })).get(key)
  return typeof kept === 'object' && kept !== null ? kept : {}
}

/**
 * Finds a certain duplicate of a customer: one with the same tax number, e-mail address or phone,
 * branches included. Names are not compared, because many are alike. The caller checks the rights
 * to merge; pairs that the reader has marked as different are left out.
 * @param args.sought the values of the customer itself
 */
export const readDuplicate = async (
  req: PayloadRequest,
  { id, sought }: { id: number; sought: SimilarQuestion },
): Promise<SimilarRecord | null> => {
  const [of] = await readRows<OfBranches>(
    req,
    sql`select coalesce(array_agg(phone) filter (where phone <> ''), '{}') as phones,
          coalesce(array_agg(tax_number) filter (where tax_number <> ''), '{}') as "taxNumbers"
        from (select phone, tax_number from branches where company_id = ${id}
          order by id limit ${COMPARED_BRANCHES}) b`,
  )
  const { emails = [], phones = [] } = sought
  const found = await readSimilar(req, {
    of: ['companies'],
    emails,
    phones: [...phones, ...(of?.phones ?? [])],
    taxNumbers: of?.taxNumbers ?? [],
    except: { of: 'companies', id },
  })
  const sure = found.filter(({ mergeHref }) => mergeHref !== null)
  if (sure.length === 0) return null
  const others = await notSame(req)
  return sure.find(({ company }) => !Object.hasOwn(others, pairOf(id, company))) ?? null
}

/**
 * The merge candidate named in an address (`?merge=`).
 * @returns null for the customer itself, an unknown one, and one that is already merged
 */
export const readMergeChoice = async (
  req: PayloadRequest,
  id: number,
  asked: unknown,
): Promise<MergeChoice | null> => {
  const other = recordIdOf(asked)
  if (other === null || other === id) return null
  const [row] = await readRows<MergeChoice>(
    req,
    sql`select id, name from companies where id = ${other} and merged_into_id is null`,
  )
  return row ?? null
}

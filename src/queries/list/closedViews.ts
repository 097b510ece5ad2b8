import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { canReadAll } from '@/access/buildAbility'
import { isCost, seesCosts } from '@/access/reading/costs'
import { readableSearchFields } from '@/access/reading/searchRights'
import { staffIdOf } from '@/access/session/staffOf'
import { entityOf, isSearchable, searchOf } from '@/catalog'
import { columnOfCondition, readViewState, type ViewState } from '@/domain/lists/viewState'
import { mayReadPaths } from '../shared/readablePaths'
import { readRows } from '../shared/rows'

type SharedView = { id: number; list: string; state: unknown }

/** Whether the reader may see a column, of the row or of a related record. */
const maySeeColumn = async (req: PayloadRequest, list: string, name: string): Promise<boolean> => {
  const borrowed = entityOf(list)?.list?.columns[name]?.borrowed
  if (!borrowed) return mayReadPaths(req, list, [name])
  const ability = await abilityOfRequest(req)
  const { subject, field, relation } = borrowed
  return (
    ability.can('read', subject, field) &&
    (!isCost(subject, field) || seesCosts(ability)) &&
    mayReadPaths(req, list, [relation])
  )
}

const isOpen = async (req: PayloadRequest, list: string, state: ViewState): Promise<boolean> => {
  const { search, where, sort, columns, group } = state
  const ordered = sort.split(',').filter(Boolean)
  const paths = [
    ...Object.keys(where).map(columnOfCondition),
    ...ordered.map((by) => by.replace(/^-/, '')),
    ...(group === '' ? [] : [group]),
  ]
  if (!(await mayReadPaths(req, list, paths))) return false
  for (const name of columns) if (!(await maySeeColumn(req, list, name))) return false
  if (search === '' || !isSearchable(list)) return true
  // The search term may come from any searched field, so all of them must be readable.
  const readable = readableSearchFields(await abilityOfRequest(req), list)
  return readable.length === searchOf(list).fields.length
}

const read = async (req: PayloadRequest): Promise<number[]> => {
  if (canReadAll(await abilityOfRequest(req))) return []
  const shared = await readRows<SharedView>(
    req,
    sql`select id, list, state from list_views
        where audience <> 'own' and owner_id is distinct from ${staffIdOf(req)}`,
  )
  const closed: number[] = []
  for (const { id, list, state } of shared) {
    const stored = readViewState(state)
    if (stored && !(await isOpen(req, list, stored))) closed.push(id)
  }
  return closed
}

const known = new WeakMap<PayloadRequest, Promise<number[]>>()

/**
 * Shared views of others that name a column the caller may not read, in filter, order, search or
 * columns: they would reveal its values.
 * @returns ids; empty for callers who may read everything
 */
export const closedViews = (req: PayloadRequest): Promise<number[]> => {
  const closed = known.get(req) ?? read(req)
  known.set(req, closed)
  return closed
}

import type { Where } from 'payload'

import { entityOf } from '@/catalog'
import { listPath } from '@/catalog/links'
import { createLinkOf } from '@/present/navigation/recordLinks'
import { flatWhere } from '@/present/list/listState'
import type { RelatedPart } from '@/present/record/relatedPart'
import type { MessageKey, Translator } from '@/i18n/messages'

import type { ViewPage } from '../shared/viewPage'
import { drawRecords } from './drawRecords'
import type { OpenRelation } from './openRelation'
import { conditionOf } from './relation'

/** Rows of a tab; the list shows the rest. */
const SHOWN = 50

type Args = {
  page: ViewPage
  open: OpenRelation
  /** Id of the record of the page. */
  id: number
  total: number
  /** The page of the record, tab included: return address of a new one. */
  back: string
  /** The company in whose pages they are shown. */
  scope?: number
  t: Translator
}

/** The link to the form of a new record, prefilled from this page and with a return address. */
const createHref = ({ page, open, id, back, scope }: Args): string | undefined => {
  const { slug, by, given } = open.relation
  const href = createLinkOf({ slug, scope, may: page.may })
  if (!href) return undefined
  const filled = Object.entries({ [by]: id, ...given }).flatMap(([field, value]) =>
    value === null || value === undefined ? [] : [[field, String(value)]],
  )
  return `${href}?${new URLSearchParams([...filled, ['back', back]])}`
}

/** Sorting needs permission to read the field, because the order reveals its values. */
const isSortable = (sort: string, { available }: OpenRelation): boolean =>
  available.some(({ name }) => name === sort.replace(/^-/, ''))

/** The first rows of a relation, and links to all of them and to a new one. */
export const readRelated = async (args: Args): Promise<RelatedPart> => {
  const { page, open, id, total, scope, t } = args
  const { relation, collection, available } = open
  const { slug, by, sort } = relation
  const named = relation.columns.flatMap((name) => available.find((it) => it.name === name) ?? [])
  const columns = named.length > 0 ? named : available.filter(({ name }) => name !== by).slice(0, 3)
  const where = conditionOf(relation, id)
  const { rows } = await drawRecords({
    page,
    collection,
    columns,
    where: where as Where,
    sort: isSortable(sort, open) ? sort : '-id',
    limit: SHOWN,
    scope,
    t,
  })
  const words = entityOf(slug)?.words
  const create = createHref(args)
  const list = listPath(slug, scope)
  const titleField = collection.admin.useAsTitle
  return {
    title: t(`${words}.plural` as MessageKey),
    columns: columns.map(({ name, label, column: { kind, reach, priority } }) => ({
      name,
      label,
      kind,
      reach,
      isExtra: priority === 3,
    })),
    main: Math.max(
      0,
      columns.findIndex(({ name }) => name === titleField),
    ),
    rows,
    total,
    ...(list && { allHref: `${list}?${new URLSearchParams(flatWhere(where))}` }),
    ...(create && { create: { href: create, label: t(`${words}.new` as MessageKey) } }),
  }
}

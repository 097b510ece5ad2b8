import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { buildFormState } from '@payloadcms/ui/utilities/buildFormState'
import {
  createLocalReq,
  docAccessOperation,
  Forbidden,
  type CollectionSlug,
  type Payload,
} from 'payload'
import { expect, it, vi } from 'vitest'
import { actionsOf, SUBJECTS, type Permission, type Subject } from '@/access/roles/permissions'
import { fieldsOfSubject } from '@/access/reading/subjectFields'
import { DocumentPage } from '@/app/(payload)/views/DocumentPage'
import { ListView } from '@/app/(payload)/views/ListView'
import { importMap } from '@/app/(payload)/importMap'
import { RECORD_SCREENS } from '@/app/(payload)/views/recordScreens'
import { SCREENS } from '@/app/(payload)/views/screens'
import { Framed } from '@/app/(payload)/frame/Framed'
import type { View } from '@/app/(payload)/views/view'
import { CATALOG, entityOf } from '@/catalog'
import type { Entity, Route } from '@/catalog/build'
import { isScoped } from '@/catalog/links'
import { fillPath } from '@/catalog/paths'
import { toInternal } from '@/catalog/codec'
import { select } from '../../factories/database'
import {
  marksIn,
  NO_FIELD,
  writeMarkedRecords,
  type Mark,
  type MarkedRecords,
} from '../../factories/markedRecords'
import { administrator, makePerson } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'
import { pageQuery } from '@/app/(payload)/pageQuery'

// Payload's interface imports style sheets, which Node does not load.
await vi.hoisted(async () => {
  const { register } = await import('node:module')
  const empty = '{ format: "module", source: "", shortCircuit: true }'
  const load = `(url, context, next) => /[.]s?css$/.test(url) ? ${empty} : next(url, context)`
  register(`data:text/javascript,${encodeURIComponent(`export const load = ${load}`)}`)
})

/**
 * Every list, screen and form of the catalogue about a subject, drawn for roles narrowed to each single
 * field of it, and for roles of that subject alone: none breaks, and nothing it hands to the browser is
 * the value of a closed field.
 */
type Draw = (view: View) => Promise<ReactNode>
type Page = { route: Route; entity: Entity | undefined; subjects: readonly Subject[]; draw: Draw }

/** A form as Payload's document view makes it: the record, the state of its fields, our page round it. */
const drawForm: Draw = async ({ req, page }) => {
  const { target } = page.route
  if (target.kind !== 'collection') throw new Error('not a form')
  const collectionSlug = target.slug as CollectionSlug
  const collection = req.payload.collections[collectionSlug]
  const id = target.view === 'edit' ? Number(page.params.id) : undefined
  const doc =
    id === undefined
      ? {}
      : await req.payload.findByID({
          collection: collectionSlug,
          id,
          depth: 0,
          overrideAccess: false,
          user: req.user,
          req: { ...req, transactionID: undefined },
        })
  const docPermissions = await docAccessOperation({ collection, id: id as never, req })
  const { state } = await buildFormState({
    collectionSlug,
    id,
    data: doc,
    docPermissions,
    docPreferences: { fields: {} },
    operation: id === undefined ? 'create' : 'update',
    renderAllFields: true,
    req,
    schemaPath: collectionSlug,
    skipValidation: true,
  } as never)
  const props = {
    doc,
    words: '',
    payload: req.payload,
    searchParams: {},
    initPageResult: { req, collectionConfig: collection.config },
  }
  return [Object.values(state), await DocumentPage(props as never)] as unknown as ReactNode
}

const drawOf = ({ target }: Route): Draw | undefined => {
  if (target.kind === 'redirect') return undefined
  const screens: Readonly<Record<string, Draw>> = { ...RECORD_SCREENS, ...SCREENS }
  if (target.screen) return screens[target.screen]
  if (target.kind !== 'collection') return undefined
  return target.view === 'list' ? ListView : drawForm
}

const PAGES: readonly Page[] = CATALOG.routes.flatMap((route): Page[] => {
  const { target, subject } = route
  const draw = drawOf(route)
  if (!subject || target.kind === 'redirect' || !draw) return []
  const entity = entityOf(target.kind === 'view' ? target.record : target.slug)
  return [{ route, entity, draw, subjects: [...new Set([subject, entity?.subject ?? subject])] }]
})

const rightTo = (subject: Subject, field?: string): Permission => ({
  subject,
  actions: actionsOf(subject).filter((action) => action !== 'seeCosts'),
  ...(field && { fields: [field] }),
})

type Visit = { name: string; page: Page; permissions: readonly Permission[] }

const others = (subject: Subject, { route, entity }: Page): Permission[] =>
  SUBJECTS.filter((one) => one !== subject)
    .filter((one) => one === route.subject || !entity?.readers.includes(one))
    .map((one) => rightTo(one))

const visitsOf = (fieldsOf: (subject: Subject) => readonly string[]): Visit[] =>
  PAGES.flatMap((page) => [
    ...page.subjects.flatMap((subject) =>
      // A page that demands the whole of its subject refuses narrowed roles.
      (page.route.field ? [] : fieldsOf(subject)).map((field) => ({
        name: `${subject}.${field}`,
        page,
        permissions: [rightTo(subject, field), ...others(subject, page)],
      })),
    ),
    { name: 'nothing else', page, permissions: page.subjects.map((subject) => rightTo(subject)) },
  ])

/** Values that pages show beside what a role says, by the page and the beginning of the column. */
const SHOWN_BESIDE: readonly (readonly [page: string, columns: RegExp, reason: string])[] = [
  ['customerView', /^companies\.owner_id\./, 'readers are told who is responsible'],
  ['customerEdit', /^companies\.owner_id\./, 'readers are told who is responsible'],
  ['tenderEdit', /^tenders\.owner_id\./, 'readers are told who is responsible'],
  ['tenderView', /^tenders\.owner_id\./, 'readers are told who is responsible'],
  ['tenderShow', /^settings/, 'the paper names the seller and its terms'],
  [
    'tenderShow',
    /^(tenders\.(bound_)?company_id|stock_cards)\./,
    'the paper is read whole with its tender',
  ],
  ['tenderView', /^stock_cards\.(name|sku|barcode|unit)$/, 'lines are called as on the paper'],
  ['settings', /\.role_id/, 'the form offers the roles'],
  ['actions', /^actions\.source_id$/, 'the column of the field `sourceId` itself'],
  ['stockGroupEdit', /^stock_group_stocks\.quantity$/, 'the parts are a field of the group'],
  ['stockToOrder', /^settings\.likely_weight$/, 'the figures are weighed by it'],
]

/** Pages of figures made of several fields: there is no such page without all of them. */
const MADE_OF_SEVERAL: readonly string[] = ['stockToOrder', 'stockOnDay']

const mayShow = ({ openers, alsoOf, isId }: Mark, { page, permissions }: Visit): boolean => {
  const opens = (subject: Subject, field: string) =>
    field !== NO_FIELD &&
    permissions.some((one) => one.subject === subject && (one.fields?.includes(field) ?? true))
  /** Readable as well with full read permission for another subject that includes these records. */
  const isRead = ([subject, field]: readonly [Subject, string]) =>
    opens(subject, field) ||
    CATALOG.entities.some(
      (entity) =>
        entity.subject === subject && entity.readers.slice(1).some((one) => opens(one, '*')),
    )
  if (openers.every(isRead)) return true
  // The record stands in a list of its own kind.
  return (
    alsoOf?.subject !== undefined &&
    page.subjects.includes(alsoOf.subject) &&
    (isId || opens(alsoOf.subject, alsoOf.title ?? '*'))
  )
}

/** What server components hand to the browser: the props of all others, the async ones called. */
const handedOver = async (node: unknown, seen: string[]): Promise<void> => {
  if (Array.isArray(node)) {
    for (const one of node) await handedOver(one, seen)
    return
  }
  if (node === null || node === undefined || typeof node === 'boolean') return
  if (!isValidElement(node)) {
    if (typeof node === 'string' || typeof node === 'number') seen.push(String(node))
    else if (typeof node === 'object')
      seen.push(
        JSON.stringify(node, (_, value: unknown) => (isValidElement(value) ? undefined : value)) ??
          '',
      )
    return
  }
  const { type, props } = node as ReactElement<Record<string, unknown>>
  if (typeof type === 'function' && type.constructor.name === 'AsyncFunction' && type !== Framed) {
    await handedOver(await (type as (props: unknown) => Promise<ReactNode>)(props), seen)
    return
  }
  for (const value of Object.values(props)) await handedOver(value, seen)
}

const addressOf = ({ route, entity }: Page, { ids, company }: MarkedRecords): string => {
  const of = ids.get(entity?.slug ?? '')
  const places = route.path.match(/\{\w+\}/g) ?? []
  return fillPath(
    route.path,
    places.map((place) =>
      place === '{scope}' ? company : ((isScoped(route) ? of?.attached : of?.general) ?? 0),
    ),
  )
}

const problemsOf = async (
  visit: Visit,
  args: { records: MarkedRecords; payload: Payload; user: object },
): Promise<string[]> => {
  const { records, payload, user } = args
  const { name } = visit.page.route
  const decoded = toInternal(addressOf(visit.page, records))
  if (!decoded) return ['no such page']
  const query = pageQuery({}, decoded)
  // Rights are remembered by the user of a request.
  const req = await createLocalReq({ user: { ...user } as never }, payload)
  const seen: string[] = []
  try {
    await handedOver(await visit.page.draw({ req, page: decoded, query }), seen)
  } catch (error) {
    // Payload's document view then leads back to the list.
    if (error instanceof Forbidden) return []
    const message = String(error)
    if (message.endsWith(';404') && MADE_OF_SEVERAL.includes(name)) return []
    return [`breaks: ${message.slice(0, 200)}`]
  }
  return [...marksIn(seen.join('\n'))].flatMap((n) => {
    const mark = records.marks.get(n)
    if (!mark || mayShow(mark, visit)) return []
    const isExplained = SHOWN_BESIDE.some(
      ([page, columns]) => page === name && columns.test(mark.column),
    )
    return isExplained ? [] : [`shows ${mark.column}`]
  })
}

it('no page breaks for roles of one field of its records, or shows another', async () => {
  await administrator()
  const payload = Object.assign(await getTestPayload(), { importMap })
  const reader = await makePerson([])
  const found = await payload.findByID({ collection: 'users', id: reader.id, depth: 0 })
  const user = { ...found, collection: 'users' as const }
  const fieldsOf = (subject: Subject) => [...fieldsOfSubject(payload, subject)]
  const records = await writeMarkedRecords(String(process.env.TEST_SUPERUSER_URL), fieldsOf)
  const problems: string[] = []
  try {
    for (const visit of visitsOf(fieldsOf)) {
      const values = [reader.roleId, JSON.stringify(visit.permissions)]
      await select('update roles set permissions = $2 where id = $1', values)
      for (const problem of await problemsOf(visit, { records, payload, user }))
        problems.push(`${visit.page.route.name} ${problem} to ${visit.name}`)
    }
  } finally {
    await records.remove()
  }
  expect(problems).toEqual([])
}, 300_000)

import config from '@payload-config'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import type { Entity } from '@/catalog/build'
import { EXPORT } from '@/catalog/right'
import type { Query } from '@/present/list/listState'
import { Refusal } from '@/domain/shared/refusal'
import { isExportFormat, type ExportFormat } from '@/exchange/exportSheet'
import type { RestHandler } from '@/gate/withGate'
import { requestOf } from '@/lib/payloadRequests'
import { countForPerson } from '@/operations/limits/countForPerson'
import { takeTurn } from '@/operations/limits/takeTurn'
import { listPermissions } from '@/access/roles/listPermissions'
import { isSoundWhere } from '@/queries/filters/isSoundWhere'
import { readAsked } from '@/queries/list/readAsked'
import { exportFile } from '@/operations/exports/exportFile'

const PATH = new RegExp(`^/api/([\\w-]+)/${EXPORT}$`)

/** A query as pages get it. */
const queryOf = (params: URLSearchParams): Query =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))

const formatOf = (params: URLSearchParams): ExportFormat => {
  const format = params.get('format')
  if (!isExportFormat(format)) throw new Refusal('invalidQuery', { data: { path: 'format' } })
  return format
}

const askedBy = async (req: PayloadRequest, entity: Entity, query: Query) => {
  const { slug } = entity
  const collection = req.payload.collections[slug as CollectionSlug].config
  const permissions = await listPermissions(req, collection)
  // Some lists are closed to readers of some of their fields.
  if (!permissions?.read) throw new Refusal('notAllowed')
  const list = await readAsked({
    req,
    slug,
    query,
    permissions,
    isSoundWhere: isSoundWhere(collection),
  })
  const mayRead = entity.readers.some((subject) => list.may(['read', subject]))
  if (!mayRead || !entity.exporter || !list.may(entity.exporter)) throw new Refusal('notAllowed')
  if (!list.isSound) throw new Refusal('invalidQuery', { data: { path: 'where' } })
  return list
}

/**
 * `GET /api/:slug/export?format=csv|xlsx&<what the address of the list says>`: everything the list
 * finds, as its reader sees it there. Of the application and not of Payload, because it is the list.
 */
const answerExport = async (request: Request, entity: Entity): Promise<Response> => {
  const req = await requestOf(request, config)
  const { user, payload } = req
  if (!user) throw new Refusal('signInFirst')
  const { searchParams } = new URL(request.url)
  const format = formatOf(searchParams)
  const list = await askedBy(req, entity, queryOf(searchParams))
  const turn = takeTurn(`${user.collection}:${user.id}`)
  try {
    await countForPerson({ payload, user, limit: 'export' })
    return await exportFile({ req, entity, list, format, turn })
  } catch (error) {
    turn.end()
    throw error
  }
}

/** Everything but lists as files goes on to Payload. */
export const withExport =
  (handler: RestHandler): RestHandler =>
  (request, context) => {
    const [, slug] = PATH.exec(new URL(request.url).pathname) ?? []
    const entity = entityOf(slug)
    return entity?.exporter ? answerExport(request, entity) : handler(request, context)
  }

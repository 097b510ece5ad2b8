import { entityOf } from '@/catalog'
import { CATALOG } from '@/catalog'
import { staffIdOf } from '@/access/session/staffOf'
import type { ImportData } from '@/present/imports/importData'
import { Refusal } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { importColumns } from './importColumns'
import { readSheet, visibleImport } from './importSheet'
import { readProgress } from './readImportRows'
import type { ViewPage } from '../shared/viewPage'

/** The list of a collection, for users who may see it. */
const listOf = (slug: string, may: ViewPage['may']): string | undefined => {
  const route = CATALOG.routes.find(
    ({ target }) =>
      target.kind === 'collection' && target.slug === slug && target.screen === undefined,
  )
  const { action, subject, path } = route ?? {}
  return action && subject && path && !path.includes('{') && may([action, subject])
    ? path
    : undefined
}

const seen = async (page: ViewPage) => {
  try {
    return await visibleImport(page.req, page.id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The page of an import, limited to what the visitor may see; null if they may not see it. */
export const readImportPage = async (page: ViewPage): Promise<ImportData | null> => {
  const { req, id, locale, may } = page
  const one = await seen(page)
  if (!one) return null
  const isOwn = one.createdBy === staffIdOf(req)
  const [progress, sheet, columns, importer] = await Promise.all([
    readProgress(req, id),
    isOwn ? readSheet(req, id) : undefined,
    importColumns(req, one.target),
    req.payload.findByID({
      collection: 'users',
      id: one.createdBy,
      depth: 0,
      disableErrors: true,
      select: { name: true },
      req,
    }),
  ])
  const known = new Map(columns.map(({ field, names }) => [field, names[locale][0] ?? field]))
  const fields = one.mapping.flatMap(({ field }) => {
    const label = known.get(field)
    return label || isOwn ? [{ field, label: label ?? field }] : []
  })
  return {
    id,
    target: one.target,
    fileName: one.fileName,
    targetName: createTranslator(locale)(`${entityOf(one.target)?.words}.plural` as MessageKey),
    listHref: listOf(one.target, may),
    progress,
    sheet,
    importer: importer?.name ?? '',
    fields,
    whole: one.whole,
  }
}

import { entityOf } from '@/catalog'
import type { ImportSummary } from '@/present/imports/importData'
import type { ImportStatus } from '@/domain/imports/imports'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { siteOf } from '../settings/siteOf'
import type { ViewPage } from '../shared/viewPage'

const SIZE = 25

type Doc = Omit<ImportSummary, 'targetName' | 'importer'> & {
  target: string
  createdBy?: { name?: string | null } | number | null
}

/** Imports that the visitor may see, the newest first. @param page from 1 */
const readImports = async ({ req, locale }: ViewPage, page: number) => {
  const t = createTranslator(locale)
  const found = await req.payload.find({
    collection: 'imports',
    overrideAccess: false,
    user: req.user,
    req,
    depth: 1,
    limit: SIZE,
    page,
    sort: '-createdAt',
  })
  const rows = (found.docs as unknown as Doc[]).map(
    ({ id, fileName, target, status, total, errors, done, createdBy, createdAt }) => ({
      id,
      fileName,
      targetName: t(`${entityOf(target)?.words}.plural` as MessageKey),
      status: status as ImportStatus,
      total: Number(total),
      errors: Number(errors),
      done: Number(done),
      importer: (typeof createdBy === 'object' && createdBy?.name) || '',
      createdAt,
    }),
  )
  return { rows, page, pages: found.totalPages }
}

const pageAsked = (value: unknown): number => {
  const asked = Number(value)
  return Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
}

/**
 * A page of the imports that the visitor may see, the newest first, and the company's time zone.
 * @param query of the address: `page` from 1, anything else is the first
 */
export const readImportsPage = async (page: ViewPage, query: Readonly<Record<string, unknown>>) => {
  const [found, { timeZone }] = await Promise.all([
    readImports(page, pageAsked(query.page)),
    siteOf(page.req.payload),
  ])
  return { ...found, timeZone }
}

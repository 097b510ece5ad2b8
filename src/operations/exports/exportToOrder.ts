import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { toDecimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { suggestedOrder } from '@/domain/stock/toOrder'
import type { ExportCell, ExportColumn, ExportFormat } from '@/exchange/exportSheet'
import { localeOfRequest } from '@/i18n/requestLocale'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { siteOf } from '@/queries/settings/siteOf'
import { askedToOrder } from '@/queries/stock/toOrder/askedToOrder'
import { readToOrder, type CardToOrder } from '@/queries/stock/toOrder/readToOrder'
import { toOrderRights } from '@/queries/stock/toOrder/toOrderRights'
import { EXPORT_CAP, exportFile, type Exported, type ExportedFile } from './exportFile'

const text = (value: string | null): ExportCell => (value ? { is: 'text', text: value } : null)
const number = (value: string | null): ExportCell =>
  value === null ? null : { is: 'number', text: toDecimal(value).toFixed() }

type Column = ExportColumn & { of: (card: CardToOrder) => ExportCell }

const columnsOf = (t: Translator, seesTenders: boolean): Column[] => [
  { header: t('stockCards.fields.name'), is: 'text', of: ({ name }) => text(name) },
  { header: t('stockCards.fields.sku'), is: 'text', of: ({ sku }) => text(sku) },
  {
    header: t('stockCards.fields.unit'),
    is: 'text',
    of: ({ unit }) => text(t(`stockCards.units.${unit}`)),
  },
  {
    header: t('stockCards.fields.currentQuantity'),
    is: 'number',
    of: ({ onHand }) => number(onHand),
  },
  {
    header: t('stockCards.fields.reservedQuantity'),
    is: 'number',
    of: ({ reserved }) => number(reserved),
  },
  ...(seesTenders
    ? [
        {
          header: t('stockToOrder.likely'),
          is: 'number' as const,
          of: ({ likely }: CardToOrder) => number(likely),
        },
      ]
    : []),
  {
    header: t('stockToOrder.projected'),
    is: 'number',
    of: ({ projected }) => number(projected),
  },
  {
    header: t('stockCards.fields.minQuantity'),
    is: 'number',
    of: ({ minQuantity }) => number(minQuantity),
  },
  {
    header: t('stockCards.fields.maxQuantity'),
    is: 'number',
    of: ({ maxQuantity }) => number(maxQuantity),
  },
  {
    header: t('stockCards.fields.orderMultiple'),
    is: 'number',
    of: ({ orderMultiple }) => number(orderMultiple),
  },
  {
    header: t('stockToOrder.suggested'),
    is: 'number',
    of: (card) => number(suggestedOrder(card)?.toFixed() ?? null),
  },
]

/**
 * All order suggestions as a file, read in one snapshot, as the page shows them.
 * @param args.query query string of the page
 * @throws Refusal `signInFirst`, `notAllowed`; those of `exportFile`
 */
export const exportToOrder = async (
  req: PayloadRequest,
  { format, query }: { format: ExportFormat; query: Readonly<Record<string, unknown>> },
): Promise<ExportedFile> => {
  const ability = await abilityOfRequest(req)
  const rights = toOrderRights(ability)
  if (!rights.export) throw new Refusal('notAllowed')
  const locale = localeOfRequest(req)
  const t = createTranslator(locale)
  const title = t('stockToOrder.title')
  const { today, timeZone } = await siteOf(req.payload)
  const read = async (): Promise<Exported> => {
    const asked = { ...askedToOrder(query, rights), page: 1, size: EXPORT_CAP + 1 }
    const { rows } = await readToOrder(req, ability, asked)
    const columns = columnsOf(t, rights.tenders)
    return {
      slug: 'stock-cards',
      total: rows.length,
      title,
      columns,
      rows: rows.map((card) => columns.map(({ of }) => of(card))),
      asked: {
        search: asked.search || null,
        filters: `to-order${asked.stockType ? ` stockType=${asked.stockType}` : ''}`,
      },
      ...{ locale, timeZone, today },
    }
  }
  return exportFile(req, { format, title, today, read })
}

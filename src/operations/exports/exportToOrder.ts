import config from '@payload-config'

import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal } from '@/domain/shared/refusal'
import { toDecimal } from '@/domain/shared/money'
import { suggestedOrder } from '@/domain/stock/toOrder'
import { isExportFormat, type ExportCell, type ExportColumn } from '@/exchange/exportSheet'
import { MIME_TYPES, writeSheet } from '@/exchange/writeSheet'
import type { RestHandler } from '@/gate/withGate'
import { createFormatters } from '@/i18n/format'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { attachmentNamed } from '@/lib/contentDisposition'
import { requestOf } from '@/lib/payloadRequests'
import { recordEvent } from '../audit/recordEvent'
import { countForPerson } from '../limits/countForPerson'
import { takeTurn, TURN_IDLE_MS } from '../limits/takeTurn'
import { siteOf } from '@/queries/settings/siteOf'
import { readToOrder, type CardToOrder } from '@/queries/stock/toOrder/readToOrder'

import { EXPORT_CAP } from './exportFile'
import { untilEnd } from '@/queries/export/untilEnd'
import { askedToOrder } from '@/queries/stock/toOrder/askedToOrder'
import { toOrderRights } from '@/queries/stock/toOrder/toOrderRights'

const PATH = '/api/stock-cards/to-order'

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

async function* cellsOf(rows: readonly CardToOrder[], columns: readonly Column[]) {
  for (const card of rows) yield await Promise.resolve(columns.map(({ of }) => of(card)))
}

/**
 * `GET /api/stock-cards/to-order?format=csv|xlsx&<what the address of the page says>`: all that is to be
 * ordered, read at one moment, as its page shows it.
 * @throws Refusal `signInFirst`, `invalidQuery`, `notAllowed`, `exportTooLarge`, `exportRunning`
 */
const answerToOrder = async (request: Request): Promise<Response> => {
  const req = await requestOf(request, config)
  const { user, payload } = req
  if (!user) throw new Refusal('signInFirst')
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { format } = query
  if (!isExportFormat(format)) throw new Refusal('invalidQuery', { data: { path: 'format' } })
  const ability = await abilityOfRequest(req)
  const rights = toOrderRights(ability)
  if (!rights.export) throw new Refusal('notAllowed')
  const turn = takeTurn(`${user.collection}:${user.id}`)
  try {
    await countForPerson({ payload, user, limit: 'export' })
    const { language } = req.i18n
    const locale = isLocale(language) ? language : DEFAULT_LOCALE
    const t = createTranslator(locale)
    const asked = { ...askedToOrder(query, rights), page: 1, size: EXPORT_CAP + 1 }
    const { rows } = await readToOrder(req, ability, asked)
    if (rows.length > EXPORT_CAP) {
      const max = createFormatters(locale).count(EXPORT_CAP)
      throw new Refusal('exportTooLarge', { data: { max } })
    }
    await recordEvent({
      req,
      action: 'export',
      subject: 'stock-cards',
      document: null,
      details: {
        rows: String(rows.length),
        format,
        search: asked.search || null,
        filters: `to-order${asked.stockType ? ` stockType=${asked.stockType}` : ''}`,
      },
    })
    const { today, timeZone } = await siteOf(req.payload)
    const title = t('stockToOrder.title')
    const columns = columnsOf(t, rights.tenders)
    const cells = cellsOf(rows, columns)
    const bytes = writeSheet(format, { title, columns, rows: cells, locale, timeZone })
    const onEnd = (error?: unknown) => {
      turn.end()
      if (error) payload.logger.error({ msg: 'What is to be ordered was not taken', err: error })
    }
    const body = untilEnd(bytes, onEnd, TURN_IDLE_MS)
    return new Response(body, {
      headers: {
        'Content-Type': MIME_TYPES[format],
        'Content-Disposition': attachmentNamed(`${title} ${today}.${format}`),
      },
    })
  } catch (error) {
    turn.end()
    throw error
  }
}

/** Everything but what is to be ordered goes on. */
export const withToOrder =
  (handler: RestHandler): RestHandler =>
  (request, context) =>
    new URL(request.url).pathname === PATH ? answerToOrder(request) : handler(request, context)

import { paths } from '@/catalog/paths'
import { isSameDecimal, sum, toDecimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import {
  FORECAST_DAYS,
  forecastOf,
  forecastTotal,
  OPEN_STAGES,
  type OpenStage,
} from '@/domain/tenders/forecast'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { flatWhere } from '@/present/list/listState'
import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { Explanation } from '@/present/record/explanation'

import type { ViewPage } from '../shared/viewPage'
import { narrowed, readBoardFigures, type BoardFigures } from '../tenders/board/boardFigures'
import { textOf } from '../tenders/quotation/printedValues'
import { LISTED } from './explainer'

type Page = Omit<ViewPage, 'id' | 'route' | 'scope'>
type Forecasts = Omit<BoardFigures, 'totals'> & { totals: NonNullable<BoardFigures['totals']> }

const wordsOf = ({ locale }: Page) => ({
  t: createTranslator(locale),
  format: createFormatters(locale),
})

const totalOf = ({ totals }: Forecasts, stage: OpenStage) => {
  const own = totals.find(({ key }) => key === stage)
  return { count: own?.count ?? 0, total: own?.sums.total ?? '0' }
}

/** The newest tenders of a stage, with their totals in lira. */
const readTenders = async ({ req }: Page, { where }: Forecasts, stage: OpenStage) => {
  const { docs } = await req.payload.find({
    collection: 'tenders',
    where: narrowed(where, stage),
    select: { number: true, title: true, totalBase: true },
    sort: '-id',
    depth: 0,
    limit: LISTED,
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return docs as unknown as (Doc & { totalBase?: number | null })[]
}

/** Sum of the stage × won ÷ ended, and the tenders of the sum. */
const explainStage = async (
  page: Page,
  figures: Forecasts,
  stage: OpenStage,
): Promise<Omit<Explanation, 'name'> | null> => {
  const { t, format } = wordsOf(page)
  const ended = figures.ended[stage]
  const { count, total } = totalOf(figures, stage)
  const expected = forecastOf(total, ended)
  if (expected === null) return null
  const money = (amount: string) => format.money(amount, 'TRY')
  const docs = await readTenders(page, figures, stage)
  const listed = sum(docs.map(({ totalBase }) => totalBase ?? 0))
  const label = t('board.expected')
  const filter = flatWhere(narrowed(figures.where, stage))
  return {
    label,
    value: money(expected),
    terms: [
      { label: t('board.why.total'), value: money(total) },
      { label: t('board.why.won'), value: format.count(ended.won), sign: '×' },
      { label: t('board.why.ended'), value: format.count(ended.won + ended.lost), sign: '÷' },
      { label, value: money(expected), sign: '=' },
    ],
    note: t('board.why.stage', { days: FORECAST_DAYS }),
    rows: docs.map((doc) => ({
      id: Number(doc.id),
      text: [textOf(doc.number), textOf(doc.title)].filter(Boolean).join(' · '),
      note: '',
      amount: money(toDecimal(doc.totalBase ?? 0).toFixed(2)),
      href: rowLinksOf({ slug: 'tenders', doc, may: page.may }).open,
    })),
    ...(count > docs.length && {
      rest: {
        count: count - docs.length,
        amount: money(toDecimal(total).minus(listed).toFixed(2)),
      },
    }),
    differs: count === docs.length && !isSameDecimal(listed, total),
    allHref: `${paths.tenders()}?${new URLSearchParams(filter)}`,
  }
}

/** The sum of the forecasts, stage by stage. */
const explainAll = (page: Page, figures: Forecasts): Omit<Explanation, 'name'> | null => {
  const { t, format } = wordsOf(page)
  const forecasts = OPEN_STAGES.map((stage) => {
    const { total } = totalOf(figures, stage)
    const ended = figures.ended[stage]
    return { stage, total, ended, expected: forecastOf(total, ended) }
  })
  const known = forecasts.flatMap(({ expected, ...one }) =>
    expected === null ? [] : [{ ...one, expected }],
  )
  const value = forecastTotal(forecasts.map(({ expected }) => expected))
  if (value === null) return null
  return {
    label: t('board.expected'),
    value: format.money(value, 'TRY'),
    terms: [],
    note: t('board.why.all'),
    rows: known.map(({ stage, total, ended: { won, lost }, expected }, place) => ({
      id: place,
      text: t(`tenders.stages.${stage}`),
      note: `${format.money(total, 'TRY')} × ${format.count(won)} ÷ ${format.count(won + lost)}`,
      amount: format.money(expected, 'TRY'),
    })),
    differs: !isSameDecimal(sum(known.map(({ expected }) => expected)), value),
  }
}

/**
 * Explains a forecast of the board of tenders, or the sum of all.
 * @param of stage and figure, with the filter of the board: `tender-board/sent/expected?mine=1`
 * @returns null for another address
 * @throws Refusal `notAllowed` for users who may not read every field of tenders; `notFound` for an
 *   unsupported filter, and where too few tenders have ended for a forecast
 */
export const explainForecast = async (of: string, page: Page): Promise<Explanation | null> => {
  const [, asked, query = ''] = /^tender-board\/([a-z]+)\/expected(?:\?(.*))?$/.exec(of) ?? []
  if (!asked) return null
  const stage = OPEN_STAGES.find((one) => one === asked)
  const figures = await readBoardFigures(page.req, Object.fromEntries(new URLSearchParams(query)))
  if (!figures) throw new Refusal('notAllowed')
  const { totals } = figures
  if (!totals || (!stage && asked !== 'all')) throw new Refusal('notFound')
  const known = { ...figures, totals }
  const explained = stage ? await explainStage(page, known, stage) : explainAll(page, known)
  if (!explained) throw new Refusal('notFound')
  const { t } = wordsOf(page)
  return { name: t(stage ? `tenders.stages.${stage}` : 'board.title'), ...explained }
}

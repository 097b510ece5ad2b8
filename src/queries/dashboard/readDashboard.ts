import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFieldOf } from '@/access/reading/searchRights'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { DashboardFigures } from '@/domain/dashboard/figures'
import { bucketUnitOf, spanBefore, spanOf, type Period } from '@/domain/dashboard/period'
import type { WidgetId } from '@/domain/dashboard/widgets'
import { today } from '@/domain/shared/day'
import { companySettings } from '../settings/companySettings'
import { stepsFor } from './firstSteps'
import { readTogether } from './readTogether'
import { shapeWidgets, STATEMENT_OF } from './shapeWidgets'
import type { Question } from './statements'
import { widgetsFor } from './widgetRights'
import { staffIdOf } from '@/access/session/staffOf'
import { readArrangement, type Arrangement } from '@/domain/dashboard/arrangement'
import { PREFERENCES } from '@/domain/settings/preferences'
import { readPreferences } from '../preferences/readPreferences'

/** The caller's dashboard layout; the default for users who never changed it. */
const readArrangementOf = async (req: PayloadRequest): Promise<Arrangement> => {
  const userId = staffIdOf(req)
  if (userId === null) return readArrangement(null)
  const key = PREFERENCES.dashboard
  const stored = await readPreferences({ req, userId, keys: [key] })
  return readArrangement(stored.get(key))
}

/**
 * The figures of the dashboard, from stored base amounts (lira) only: one statement for all of
 * them, using the conditions of the lists they link to.
 * @param req whose caller needs the right to each part
 * @param options.period of the charts
 * @param options.now the current instant; the day is the company's
 * @param options.only just these widgets, for a retry
 */
export const readDashboard = async (
  req: PayloadRequest,
  { period, now, only }: { period: Period; now: Date; only?: readonly WidgetId[] },
): Promise<DashboardFigures> => {
  const ability = await abilityOfRequest(req)
  const { timeZone } = await companySettings(req)
  const arrangement = await readArrangementOf(req)
  const day = today({ now, timeZone })
  const question: Question = {
    today: day,
    now,
    timeZone,
    period,
    seesAmounts: mayReadFields(ability, 'tenders', 'totalBase', 'total', 'currency'),
    seesCustomers: mayReadFields(ability, 'customers', 'name'),
    seesBidder: mayReadFields(ability, 'tenders', 'company', 'unconnectedName'),
    seesMetCompany: mayReadFieldOf(ability, 'meets', 'company'),
    seesAllDay: mayReadFieldOf(ability, 'meets', 'allDay'),
    seesCards: mayReadFields(ability, 'stock-cards', 'name'),
  }
  const allowed = widgetsFor(ability).filter((id) => !only || only.includes(id))
  const wantsSteps = !only && !arrangement.stepsDismissed
  const names = [...new Set(allowed.map((id) => STATEMENT_OF[id]))]
  const answers = await readTogether(
    req,
    [...names, ...(wantsSteps ? ['firstSteps' as const] : [])],
    question,
  )
  const figures = shapeWidgets(answers, question)
  return {
    period: {
      key: period,
      unit: bucketUnitOf(period),
      ...spanOf(question),
      before: spanBefore(question),
    },
    today: day,
    now: now.toISOString(),
    widgets: Object.fromEntries(
      allowed.filter((id) => figures[id] !== undefined).map((id) => [id, figures[id]]),
    ),
    failed: allowed.filter((id) => figures[id] === undefined),
    steps: stepsFor(ability, answers.firstSteps),
    arrangement,
  }
}

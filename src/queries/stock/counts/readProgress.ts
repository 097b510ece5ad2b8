import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayOf } from '@/access/mayOf'
import { staffIdOf } from '@/access/session/staffOf'
import { countedOf } from '@/domain/stock/counting/countFigures'
import type { CountStatus } from '@/domain/stock/counting/counts'
import { Refusal } from '@/domain/shared/refusal'
import type { CountProgress, ShownCard } from '@/domain/stock/counting/countReadings'
import { readShown, type ColumnOpener } from '../../shared/readShown'
import { readRows } from '../../shared/rows'
import { cardOrder } from '../cardOrder'
import type { CountCard } from './findCountCard'
import { readEntries, type StoredEntry } from './readEntries'
import { mayReadExpected } from './readerOfCount'
import { cardShower } from './shownCard'

/** Rows of each list on a screen. */
const SHOWN = 100

type State = { status: CountStatus; isBlind: boolean; cards: number; counted: number }

/** Figures of a count beyond its own fields need an unrestricted right to read counts. */
const WHOLE: ColumnOpener = ['stock-counts', '*']

const readState = async (req: PayloadRequest, id: number): Promise<Partial<State>> => {
  const [state] = await readShown<State & { id: number }>({
    req,
    columns: {
      id: 'id',
      status: ['stock-counts', 'status'],
      isBlind: WHOLE,
      cards: WHOLE,
      counted: WHOLE,
    },
    statement: sql`select c.id, status, coalesce(is_blind, false) as "isBlind",
          (select count(*)::int from stock_count_cards where count_id = c.id) as cards,
          (select count(distinct e.stock_card_id)::int from stock_count_entries e
            where e.count_id = c.id and e.mode <> 'undo'
              and not exists (select 1 from stock_count_entries u where u.undoes_id = e.id)) as counted
        from stock_counts c where id = ${id}`,
  })
  if (!state) throw new Refusal('notFound')
  return state
}

const readUncounted = async (req: PayloadRequest, id: number) => {
  const order = cardOrder(await abilityOfRequest(req), ['name'])
  return readRows<CountCard>(
    req,
    sql`select c.id, c.name, c.sku, c.unit from stock_count_cards l
          join stock_cards c on c.id = l.stock_card_id
        where l.count_id = ${id} and not exists (select 1 from stock_count_entries e
            where e.count_id = l.count_id and e.stock_card_id = c.id and e.mode <> 'undo'
              and not exists (select 1 from stock_count_entries u where u.undoes_id = e.id))
        order by ${order} limit ${SHOWN}`,
  )
}

const readNames = async (req: PayloadRequest, ids: readonly number[]) =>
  new Map(
    (
      await readRows<CountCard>(
        req,
        sql`select id, name, sku, unit from stock_cards
            where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
      )
    ).map((card) => [card.id, card]),
  )

/** The most recently counted cards, newest first, each once. */
const lastCards = (entries: readonly StoredEntry[]): number[] => [
  ...new Set(entries.map(({ card }) => card).reverse()),
]

/**
 * Progress of a count for its counting screen: the status if readable, figures and entries for
 * readers of whole counts. Expected quantities are included only for those who may see them, over
 * any interface.
 * @throws Refusal `notFound`
 */
export const readProgress = async (req: PayloadRequest, id: number): Promise<CountProgress> => {
  const { status, isBlind, cards, counted } = await readState(req, id)
  const said = status === undefined ? {} : { status }
  if (isBlind === undefined || cards === undefined || counted === undefined) return said
  const may = await mayOf(req)
  const shows = await cardShower(req)
  const entries = await readEntries(req, id, { latest: SHOWN })
  const latest = lastCards(entries)
  const names = await readNames(req, latest)
  const undone = new Set(entries.map(({ undoes }) => undoes))
  const cardOf = (card: number): ShownCard => {
    const named = names.get(card)
    return named ? shows(named) : { id: card }
  }
  const seesPeople = may(['read', 'users', 'name'])
  const me = staffIdOf(req)
  const isOwn = ({ user }: StoredEntry) => user !== null && user === me
  const whoOf = (entry: StoredEntry) => (seesPeople || isOwn(entry) ? entry.who : null)
  const seesExpected = mayReadExpected(may, { isBlind })
  return {
    ...said,
    cards,
    counted,
    entries: entries
      .filter(({ id: entry, mode }) => mode !== 'undo' && !undone.has(entry))
      .slice(-SHOWN)
      .reverse()
      .map((entry) => ({
        id: entry.id,
        card: cardOf(entry.card),
        mode: entry.mode as 'add' | 'recount',
        quantity: String(entry.quantity),
        who: whoOf(entry),
        isOwn: isOwn(entry),
        at: entry.at,
      })),
    totals: latest.flatMap((card) => {
      const own = entries.filter((entry) => entry.card === card)
      const count = countedOf(own)
      if (!count) return []
      const who = new Set(own.filter(({ mode }) => mode !== 'undo').map(whoOf))
      return {
        card: cardOf(card),
        counted: count.counted.toFixed(),
        who: [...who].filter((name) => name !== null),
        ...(seesExpected && { expected: count.expected.toFixed() }),
      }
    }),
    remaining: (await readUncounted(req, id)).map(shows),
  }
}

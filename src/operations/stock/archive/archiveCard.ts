import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { refuseCardCommand, type CardCommand, type CardFacts } from '@/domain/stock/archive'
import { asWriter, inTransaction, query } from '../../shared/transaction'
import { mayOf } from '@/access/mayOf'

type Card = CardFacts & { name: string }

/**
 * Locks the card in a mode that blocks new references: a line or a reservation being written now is
 * waited for, and counted.
 */
const lockCard = async (req: PayloadRequest, id: number): Promise<Card> => {
  const [card] = await query<{ name: string; isArchived: boolean }>(
    req,
    sql`select name, is_archived as "isArchived" from stock_cards where id = ${id} for update`,
  )
  if (!card) throw new Refusal('notFound', { data: { collection: 'stock-cards', id } })
  const [holders] = await query<Omit<CardFacts, 'isArchived'>>(
    req,
    sql`select * from card_holders(${id})`,
  )
  return { ...card, ...(holders as Omit<CardFacts, 'isArchived'>) }
}

type Named = { kind: 'tenders' | 'counts' | 'groups'; name: string }

/** Names listed in the refusal: enough to find the records. */
const MOST = 10

const SUBJECTS = {
  tenders: ['read', 'tenders', 'title'],
  counts: ['read', 'stock-counts', 'title'],
  groups: ['read', 'stock-groups', 'name'],
} as const

/**
 * The names of the tenders, counts and groups that prevent archiving a card, as far as the caller
 * may read them, in one line; `none` if there are none.
 */
const namesOfHolders = async (req: PayloadRequest, card: number): Promise<string> => {
  const rows = await query<Named>(
    req,
    sql`select kind, name from card_holder_names(${card}) order by kind, name limit ${MOST}`,
  )
  const may = await mayOf(req)
  const names = rows.filter(({ kind }) => may(SUBJECTS[kind])).map(({ name }) => name)
  return names.length > 0 ? names.join(', ') : 'none'
}

const give = (command: CardCommand) => (args: { req: PayloadRequest; id: number }) => {
  const { req, id } = args
  return inTransaction(req, async () => {
    const card = await lockCard(req, id)
    const blocker = refuseCardCommand(command, card)
    if (blocker?.code === 'cardNotEmpty') {
      const names = await namesOfHolders(req, id)
      throw new Refusal('cardNotEmpty', { data: { ...blocker.data, names } })
    }
    if (blocker) throw new Refusal(blocker.code)
    await asWriter(req, 'card', () =>
      query(
        req,
        sql`update stock_cards set is_archived = ${command === 'archive'}, updated_at = now()
            where id = ${id}`,
      ),
    )
    return id
  })
}

/**
 * Archives a card: it can no longer be chosen, sold, reserved or moved; existing records stay.
 * @throws Refusal `notFound`, `alreadyInThatState`, `cardNotEmpty` with what keeps it in use
 */
export const archiveCard = give('archive')

/**
 * Takes an archived card back into use.
 * @throws Refusal `notFound`, `alreadyInThatState`
 */
export const unarchiveCard = give('unarchive')

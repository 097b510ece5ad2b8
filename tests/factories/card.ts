import { select } from './database'

export type Figures = { current: number; reserved: number; available: number }

/** The figures of a card as the database has them. */
export const figuresOf = async (id: unknown): Promise<Figures> => {
  const [row] = await select<Figures>(
    `select current_quantity::float8 as current, reserved_quantity::float8 as reserved,
            available_quantity::float8 as available from stock_cards where id = $1`,
    [id],
  )
  if (!row) throw new Error(`no card ${String(id)}`)
  return row
}

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { readRowsOnReplica } from '../shared/rows'
import { STATEMENTS, type Question, type StatementName } from './statements'

export type Answers = Partial<Record<StatementName, unknown>>

const ask = async (
  req: PayloadRequest,
  names: readonly StatementName[],
  question: Question,
): Promise<Answers> => {
  const columns: SQL[] = names.map(
    (name) => sql`${STATEMENTS[name](question)} as ${sql.identifier(name)}`,
  )
  const [row] = await readRowsOnReplica<Answers>(req, sql`select ${sql.join(columns, sql`, `)}`)
  return row ?? {}
}

/**
 * Reads everything in one round trip. If that fails, each part is queried separately, so that one
 * failing query does not fail the others.
 * @returns the results; failed parts are absent and logged
 */
export const readTogether = async (
  req: PayloadRequest,
  names: readonly StatementName[],
  question: Question,
): Promise<Answers> => {
  if (names.length === 0) return {}
  try {
    return await ask(req, names, question)
  } catch (error) {
    // A failed statement aborts the transaction, so there is nothing to retry in it.
    if (req.transactionID) throw error
    req.payload.logger.error({ err: error, msg: 'The dashboard could not be read at once' })
  }
  const answers = await Promise.allSettled(names.map((name) => ask(req, [name], question)))
  return Object.assign(
    {},
    ...answers.map((answer, index) => {
      if (answer.status === 'fulfilled') return answer.value
      req.payload.logger.error({ err: answer.reason, msg: `Dashboard: ${names[index]} failed` })
      return {}
    }),
  ) as Answers
}

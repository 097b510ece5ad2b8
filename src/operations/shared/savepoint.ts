import { sql } from '@payloadcms/db-postgres'
import { killTransaction, type PayloadRequest } from 'payload'
import { openPart } from '@/database/adapter'
import { requestAs } from '@/lib/payloadRequests'
import { passOnEnds } from '@/lib/transactionEnds'
import { query } from './transaction'

/**
 * Checks deferred constraints now instead of at COMMIT: a violation is then caught by this
 * savepoint.
 */
const judgeNow = async (req: PayloadRequest): Promise<void> => {
  await query(req, sql`set constraints all immediate`)
  await query(req, sql`set constraints all deferred`)
}

/**
 * Runs one part of a transaction in a savepoint, so that a failure rolls back only that part.
 * Payload ends the whole transaction of a request when one of its calls fails; here it gets a
 * session whose end is that of the savepoint.
 * @param req with a transaction
 * @param work gets a separate request of the same caller, which its calls must use
 * @throws whatever `work` throws, after its part was rolled back; `req` stays usable
 */
export const inSavepoint = async <T>(
  req: PayloadRequest,
  work: (part: PayloadRequest) => Promise<T>,
): Promise<T> => {
  const end = async (statement: 'release' | 'rollback to') => {
    await query(req, sql.raw(`${statement} savepoint part`))
  }
  await query(req, sql`savepoint part`)
  const { id, whole, close } = await openPart(req, {
    resolve: () => end('release'),
    reject: async () => {
      await end('rollback to')
      await end('release')
    },
  })
  const { headers, i18n, user } = req
  const part = await requestAs(req.payload, {
    user,
    req: { headers, i18n, transactionID: id },
  })
  try {
    const result = await work(part)
    await judgeNow(part)
    await close()
    passOnEnds(id, whole)
    return result
  } catch (error) {
    // Payload may have done so already.
    await killTransaction(part)
    throw error
  }
}

const UNDONE = Symbol('undone on request')

/** Runs work and always rolls it back. @returns the result of `work` */
export const inPassing = async <T>(
  req: PayloadRequest,
  work: (part: PayloadRequest) => Promise<T>,
): Promise<T> => {
  let kept: { result: T } | undefined
  await inSavepoint(req, async (part) => {
    const result = await work(part)
    await judgeNow(part)
    kept = { result }
    throw UNDONE
  }).catch((error: unknown) => {
    if (error !== UNDONE) throw error
  })
  if (!kept) throw new Error('Nothing was done')
  return kept.result
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { query } from './transaction'

const ERASURE_LOCK = sql`hashtextextended('backoffice:erasure', 0)`

/** Serialises erasures until the end of the transaction: only one of them runs at a time. */
export const lockErasures = (req: PayloadRequest) =>
  query(req, sql`select pg_advisory_xact_lock(${ERASURE_LOCK})`)

/**
 * Waits for a running erasure, and prevents others from starting until the end of the transaction.
 * Call it first in the transaction, so that later reads see the result of the erasure.
 */
export const awaitErasures = (req: PayloadRequest) =>
  query(req, sql`select pg_advisory_xact_lock_shared(${ERASURE_LOCK})`)

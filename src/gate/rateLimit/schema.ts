import { RATE_LIMIT_TABLE } from '@/operations/users/signInLimits'

/** Counters of the limits around signing in, in the shape the limiter writes. For a migration. */
export const RATE_LIMIT_SQL = `
CREATE TABLE IF NOT EXISTS ${RATE_LIMIT_TABLE} (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX IF NOT EXISTS ${RATE_LIMIT_TABLE}_expire ON ${RATE_LIMIT_TABLE} (expire);
`

/** Undoes RATE_LIMIT_SQL. */
export const RATE_LIMIT_DOWN_SQL = `DROP TABLE IF EXISTS ${RATE_LIMIT_TABLE};`

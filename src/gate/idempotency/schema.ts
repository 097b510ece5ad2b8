/** Answers already given, by caller and key; rows are swept by age. Goes into a migration. */
export const IDEMPOTENCY_SQL = `
CREATE TABLE IF NOT EXISTS idempotency_keys (
  user_key text NOT NULL,
  key text NOT NULL CHECK (length(key) <= 200),
  body_hash text NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'committed', 'done')),
  status integer,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_key, key)
);
CREATE INDEX IF NOT EXISTS idempotency_keys_created_at ON idempotency_keys (created_at);
`

/** Undoes IDEMPOTENCY_SQL. */
export const IDEMPOTENCY_DOWN_SQL = `DROP TABLE IF EXISTS idempotency_keys;`

import pg from 'pg'

/**
 * Patterns of secrets that must never be stored in plain text: keys of programs, secrets of
 * webhooks, and tokens of sessions. In a syntax that PostgreSQL and JavaScript share.
 */
const KEY = 'bkof_[0-9A-Za-z]{49}'
const WEBHOOK_SECRET = 'whsec_[A-Za-z0-9+/]{43}='
const SESSION_TOKEN = 'eyJ[A-Za-z0-9_-]{10,}\\.eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{20,}'
const SHAPES = `${KEY}|${WEBHOOK_SECRET}|${SESSION_TOKEN}`
/** The prefix of a key or secret in a column of bytes, which PostgreSQL shows in hexadecimal. */
const IN_BYTES = `${Buffer.from('bkof_').toString('hex')}([0-9a-f]{2}){49}|${Buffer.from('whsec_').toString('hex')}([0-9a-f]{2}){44}`

const shortened = (secret: string) => `${secret.slice(0, 12)}…`

/** @returns the prefixes of the keys, secrets and tokens in a text, without duplicates */
export const secretsIn = (text: string): string[] => [
  ...new Set(text.match(new RegExp(SHAPES, 'g'))?.map(shortened)),
]

/** Looks for secrets in a text that arrives in parts; one may span two parts. */
export const secretsInStream = () => {
  const found = new Set<string>()
  let rest = ''
  return {
    add: (part: string) => {
      const text = rest + part
      for (const secret of secretsIn(text)) found.add(secret)
      rest = text.slice(-1_000)
    },
    found: () => [...found],
  }
}

/**
 * Looks for secrets in every row of a database.
 * @param url of a role that may read everything
 * @returns `table: prefix of the row` for each row with a secret
 */
export const secretsInTables = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select t::text as text from ${name} t where t::text ~ $1`,
        [`${SHAPES}|${IN_BYTES}`],
      )
      found.push(...rows.map(({ text }) => `${name}: ${text.slice(0, 120)}`))
    }
    return found
  } finally {
    await client.end()
  }
}

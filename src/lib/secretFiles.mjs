import { readFileSync } from 'node:fs'

/** Settings that contain secrets: each may be given as the path of a file instead. */
const SECRETS = [
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_OLD',
  'DATABASE_URL',
  'DATABASE_MIGRATE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'ADMIN_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
]

/** @param {string} name */
export const fileVariableOf = (name) => `${name}_FILE`
export const SECRET_FILES = SECRETS.map(fileVariableOf)

const UNREADABLE = 'must be the path of a readable file that is not empty'

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return ''
  }
}

/**
 * Reads the secrets that are given as files (`PAYLOAD_SECRET_FILE=/run/secrets/payload`), as secret
 * stores of containers and supervisors provide them. One newline at the end is not part of the secret.
 *
 * @param {Record<string, string | undefined>} source environment variables
 * @returns {{ values: Record<string, string>, wrong: Record<string, string> }} the secrets by their
 *   variable, and what is wrong by the variable of the file; neither path nor content is repeated
 */
export const readSecretFiles = (source) => {
  /** @type {Record<string, string>} */
  const values = {}
  /** @type {Record<string, string>} */
  const wrong = {}
  for (const name of SECRETS) {
    const variable = fileVariableOf(name)
    const file = source[variable]?.trim()
    if (!file) continue
    if (source[name]?.trim()) {
      wrong[variable] = `must not be set together with ${name}`
      continue
    }
    const value = read(file)
    if (value.trim() === '') wrong[variable] = UNREADABLE
    else values[name] = value
  }
  return { values, wrong }
}

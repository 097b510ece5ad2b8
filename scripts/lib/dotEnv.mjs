import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileVariableOf, readSecretFiles } from '../../src/lib/secretFiles.mjs'
import { explain, Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'

const FILE = inRoot('.env')

const unquote = (value) => {
  const quoted = /^(["'])(.*)\1$/.exec(value)
  return quoted ? quoted[2] : value.replace(/\s+#.*$/, '')
}

const parse = (text) => {
  const entries = {}
  for (const line of text.split(/\r?\n/)) {
    const found = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line)
    if (found) entries[found[1]] = unquote(found[2])
  }
  return entries
}

/**
 * Reads secrets that are given as files into this process, for itself and its child processes. The
 * variable of the file is set to an empty text instead of being deleted: Next would read it from
 * `.env` again.
 */
const loadSecretFiles = () => {
  const { values, wrong } = readSecretFiles(process.env)
  const said = Object.entries(wrong).map(([name, rule]) => `${name} ${rule}`)
  if (said.length > 0)
    throw new Failure(`Wrong setting: ${said.join('; ')}. Correct it and start again.`)
  for (const [name, value] of Object.entries(values)) {
    process.env[name] = value
    process.env[fileVariableOf(name)] = ''
  }
}

const loadFile = () => {
  if (!existsSync(FILE)) return
  let entries
  try {
    entries = parse(readFileSync(FILE, 'utf8'))
  } catch (error) {
    throw explain({ what: 'reading .env', error })
  }
  for (const [name, value] of Object.entries(entries)) process.env[name] ??= value
}

/**
 * Loads `.env` and the files of secrets into this process. Variables set in the shell take
 * precedence.
 *
 * @throws {Failure} for a file of a secret that is set together with the secret itself, or cannot
 *   be read
 */
export const loadDotEnv = () => {
  loadFile()
  loadSecretFiles()
}

/**
 * Makes sure that there is a secret to sign sessions with: at the first start one is generated into
 * `.env`, readable only for its owner.
 *
 * @returns {boolean} whether it was generated now
 */
export const ensureSecret = () => {
  if (process.env.PAYLOAD_SECRET?.trim()) return false
  const line = `PAYLOAD_SECRET=${randomBytes(36).toString('base64url')}`
  try {
    const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
    const kept = before.replace(/^PAYLOAD_SECRET=[ \t]*\r?\n?/gm, '')
    const gap = kept === '' || kept.endsWith('\n') ? '' : '\n'
    writeFileSync(FILE, `${kept}${gap}${line}\n`, { mode: 0o600 })
    chmodSync(FILE, 0o600)
  } catch (error) {
    throw new Failure(
      `PAYLOAD_SECRET is not set, and none can be generated into .env (${error.code ?? error.message}): set PAYLOAD_SECRET or PAYLOAD_SECRET_FILE and start again.`,
      { cause: error },
    )
  }
  process.env.PAYLOAD_SECRET = line.slice(line.indexOf('=') + 1)
  return true
}

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { explain } from './failure.mjs'
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

/** Loads `.env` into this process. Variables set in the shell win. */
export const loadDotEnv = () => {
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
 * Makes sure there is a secret to sign sessions with: one is generated into `.env`, readable for
 * its owner only, the first time.
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
    throw explain({ what: 'writing the generated PAYLOAD_SECRET to .env', error })
  }
  process.env.PAYLOAD_SECRET = line.slice(line.indexOf('=') + 1)
  return true
}

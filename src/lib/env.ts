import { closeSync, openSync, readSync } from 'node:fs'
import { bech32 } from '@scure/base'
import { z } from 'zod'
import { isPrivate, onOff, optional, text, withDefault } from './envFields'
import { isNetwork } from './networks'
import { checkOidc, OIDC_SHAPE } from './oidcSettings'
import { TRACING_SHAPE } from './tracingSettings'
import { parseKeep } from '../domain/backups/keep'
import { fileVariableOf, readSecretFiles, SECRET_FILES } from './secretFiles.mjs'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/name',
})
/** Fewest connections for the requests of a process. */
export const LEAST_POOL = 4

const RATES_RULE = 'must be an https:// address that ends with /, without a user or a query'
/** The address of the central bank's bulletin: over TLS, except on this machine. */
const ratesUrl = z.url({ error: RATES_RULE }).refine(
  (address) => {
    const url = new URL(address)
    return isPrivate(url) && !url.search && !url.hash && url.pathname.endsWith('/')
  },
  { error: RATES_RULE },
)
const ENDPOINT_RULE =
  'must be an https:// address without a path, or an http:// one on this machine'
const endpoint = z.url({ error: ENDPOINT_RULE }).refine(
  (address) => {
    const url = new URL(address)
    return isPrivate(url) && `${url.pathname}${url.search}${url.hash}` === '/'
  },
  { error: ENDPOINT_RULE },
)
const PROXIES_RULE =
  'must be a list of addresses and networks like 127.0.0.1, 10.0.0.0/8, 2001:db8::/32'
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: PROXIES_RULE })
const BLOCKLIST_RULE = 'must be the path of a readable file of sorted lines like SHA1HEX:count'
const isBlocklist = (path: string): boolean => {
  try {
    const file = openSync(path, 'r')
    const start = Buffer.alloc(64)
    try {
      readSync(file, start, 0, start.length, 0)
    } finally {
      closeSync(file)
    }
    return /^[0-9A-F]{40}:\d/i.test(start.toString('latin1'))
  } catch {
    return false
  }
}
const RECIPIENT_RULE = 'must be a public key of age (age1…), as age-keygen prints it'
const isRecipient = (key: string): boolean => bech32.decodeUnsafe(key)?.prefix === 'age'
const KEEP_RULE = 'must look like 7d,5w,12m: how many days, weeks and months keep a backup'
const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z.coerce.number({ error }).refine((n) => Number.isInteger(n) && n >= from && n <= to, {
    error,
  })
}
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
const WORKERS_RULE = 'must be a whole number from 1 to 64, or "auto" for one a core'
const port = z.coerce.number({ error: 'must be a whole number from 1 to 65535' })

const secret = text.refine((given) => given === '' || given.length >= 32, {
  error: 'must have at least 32 characters',
})

/** Every variable the product reads, by name. `.env.example` lists the same ones (a spec checks). */
export const ENV_SHAPE = {
  PORT: withDefault(
    port.refine((n) => Number.isInteger(n) && n >= 1 && n <= 65535, {
      error: 'must be a whole number from 1 to 65535',
    }),
    3000,
  ),
  SERVER_URL: optional(httpUrl.transform((url) => url.replace(/\/+$/, ''))),
  TRUSTED_PROXIES: withDefault(
    text.transform((list) => list.split(/[\s,]+/).filter(Boolean)).pipe(z.array(proxy)),
    '',
  ),
  WORKERS: withDefault(z.union([z.literal('auto'), whole(1, 64)], { error: WORKERS_RULE }), 1),
  DRAIN_SECONDS: withDefault(whole(0, 300), 0),
  LOG_LEVEL: withDefault(z.enum(LOG_LEVELS, { error: `must be ${LOG_LEVELS.join(', ')}` }), 'info'),
  METRICS_TOKEN: optional(text.min(16, { error: 'must have at least 16 characters' })),
  ...TRACING_SHAPE,
  DATABASE_URL: optional(postgresUrl),
  DATABASE_MIGRATE_URL: optional(postgresUrl),
  DATABASE_POOL: optional(whole(LEAST_POOL, 200)),
  DATABASE_REPLICA_URL: optional(postgresUrl),
  PAYLOAD_SECRET: withDefault(secret, ''),
  // Only for `npm run rotate-secret`.
  PAYLOAD_SECRET_OLD: withDefault(secret, ''),
  ADMIN_EMAIL: withDefault(z.email({ error: 'must be an e-mail address' }), 'admin@example.com'),
  // Validated like every password when the first administrator is created, and not read later.
  ADMIN_PASSWORD: optional(z.string()),
  PASSWORD_BLOCKLIST: optional(text.refine(isBlocklist, { error: BLOCKLIST_RULE })),
  DEMO_DATA: optional(onOff),
  DATA_DIR: withDefault(text, '.data'),
  S3_BUCKET: optional(
    text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' }),
  ),
  S3_ENDPOINT: optional(endpoint.transform((url) => url.replace(/\/$/, ''))),
  S3_REGION: withDefault(text, 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(text),
  S3_SECRET_ACCESS_KEY: optional(text),
  S3_PREFIX: withDefault(
    text.regex(/^([\w-]+(\/[\w-]+)*)?$/, {
      error: 'must be a folder like office/documents, of letters, digits, - and _',
    }),
    '',
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }),
  ),
  MAIL_FROM: optional(z.email({ error: 'must be an e-mail address' })),
  ...OIDC_SHAPE,
  RATES_URL: optional(ratesUrl),
  WEBHOOK_NETWORKS: withDefault(
    text
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(
        z.array(
          text.refine(isNetwork, {
            error:
              'must be a list of addresses and networks like 10.0.0.7, 192.168.0.0/16, fd00::/8',
          }),
        ),
      ),
    '',
  ),
  ARCHIVE_DIR: optional(text),
  BACKUP_DIR: optional(text),
  BACKUP_RECIPIENT: optional(text.refine(isRecipient, { error: RECIPIENT_RULE })),
  BACKUP_KEEP: withDefault(
    text.transform((rule, ctx) => {
      const keep = parseKeep(rule)
      if (!keep) ctx.addIssue({ code: 'custom', message: KEEP_RULE })
      return keep ?? z.NEVER
    }),
    '7d,5w,12m',
  ),
  // No fewer years: the trigger `keep_audit_events` refuses to delete younger events.
  TRAIL_KEEP_YEARS: optional(whole(2, 100)),
  MIGRATE_WITHOUT_BACKUP: optional(z.literal('yes', { error: 'must be "yes", or left out' })),
}

const schema = z
  .object(ENV_SHAPE)
  .superRefine((env, ctx) => {
    const needs = (
      name: keyof typeof env,
      other: keyof typeof env,
      isMet = !env[name] || Boolean(env[other]),
    ) => {
      if (isMet) return
      const message = `must be set together with ${other}`
      ctx.addIssue({ code: 'custom', path: [name], message })
    }
    needs('DATABASE_MIGRATE_URL', 'DATABASE_URL')
    needs('DATABASE_REPLICA_URL', 'DATABASE_URL')
    needs(
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      Object.keys(env.OTEL_EXPORTER_OTLP_HEADERS).length === 0 ||
        Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    )
    needs('S3_ENDPOINT', 'S3_BUCKET')
    needs('S3_PREFIX', 'S3_BUCKET')
    needs('S3_ACCESS_KEY_ID', 'S3_BUCKET')
    needs('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
    needs('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID')
    checkOidc(env, needs)
  })
  .transform((env) => ({
    ...env,
    SERVER_URL: env.SERVER_URL ?? `http://localhost:${env.PORT}`,
    MAIL_FROM: env.MAIL_FROM ?? env.ADMIN_EMAIL,
  }))

export type Env = z.output<typeof schema>

/**
 * Prefixes of our settings of storage and sign-in. A misspelt variable with one of them would store
 * data elsewhere, or less safely, than the operator expects.
 */
const OUR_PREFIXES = /^(ARCHIVE|BACKUP|DATABASE|OIDC|S3|TRAIL)_/
/** Kubernetes sets them for a service that is called `database`, `backup` or `s3`. */
const SERVICE_LINK = /_(SERVICE_HOST|SERVICE_PORT|PORT)(_|$)/

/** Variables that are set but never read: misspelt names, or those of other versions. */
const unreadOf = (source: Record<string, string | undefined>): string[] =>
  Object.keys(source).filter(
    (name) =>
      OUR_PREFIXES.test(name) &&
      !SERVICE_LINK.test(name) &&
      !(name in ENV_SHAPE) &&
      !SECRET_FILES.includes(name) &&
      source[name]?.trim(),
  )

/** A variable of Node: with `0`, no connection of the process verifies certificates. */
const CERTIFICATES = 'NODE_TLS_REJECT_UNAUTHORIZED'
const CERTIFICATES_RULE =
  'must not be set: no certificate would be checked; NODE_EXTRA_CA_CERTS names an authority of your own'

/**
 * Reads the product's settings out of a set of environment variables.
 *
 * `PAYLOAD_SECRET` and `DATABASE_URL` may be missing here, because `next build` runs without them;
 * Payload itself refuses to start with an empty secret.
 *
 * @param source environment variables, as in `process.env`; secrets may be given as files
 *   (`secretFiles.mjs`)
 * @returns the settings with defaults filled in and lists and switches decoded
 * @throws Error with one sentence that names every wrong variable and what it must be, including
 *   unknown ones with the prefix of a setting of storage (`S3_BUCKETS`, `DATABASE_REPLICA_URLS`);
 *   values are not repeated, because they may be secrets
 */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const files = readSecretFiles(source)
  const parsed = schema.safeParse({ ...source, ...files.values })
  const unread = unreadOf(source)
  const isOpen = source[CERTIFICATES] === '0'
  const isFine = unread.length === 0 && Object.keys(files.wrong).length === 0 && !isOpen
  if (parsed.success && isFine) return parsed.data

  const wrong = new Map([
    ...Object.entries(files.wrong),
    ...(isOpen ? [[CERTIFICATES, CERTIFICATES_RULE] as const] : []),
    ...unread.map((name) => [name, 'must not be set: this version has no such setting'] as const),
  ])
  for (const issue of parsed.error?.issues ?? []) {
    const setting = String(issue.path[0])
    const name = setting in files.values ? fileVariableOf(setting) : setting
    if (!wrong.has(name)) wrong.set(name, issue.message)
  }
  throw new Error([...wrong].map(([name, message]) => `${name} ${message}`).join('; '))
}

/** The settings of this process, parsed once. */
export const env: Env = parseEnv(process.env)

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ENV_SHAPE, parseEnv } from './env'

describe('parseEnv', () => {
  it('works with nothing set, as `next build` does', () => {
    const env = parseEnv({})
    expect(env).toMatchObject({
      PORT: 3000,
      SERVER_URL: 'http://localhost:3000',
      ADMIN_EMAIL: 'admin@example.com',
      DATA_DIR: '.data',
      TRUSTED_PROXIES: [],
      PAYLOAD_SECRET: '',
    })
    expect(env.DATABASE_URL).toBeUndefined()
    expect(env.DEMO_DATA).toBeUndefined()
  })

  it('takes a blank value for an unset one', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ', DEMO_DATA: '' })).toEqual(parseEnv({}))
  })

  it('decodes lists, switches and addresses', () => {
    const env = parseEnv({
      PORT: '8080',
      DEMO_DATA: 'off',
    })
    expect(env.SERVER_URL).toBe('http://localhost:8080')
    expect(env.DEMO_DATA).toBe(false)
    expect(
      parseEnv({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1 fd00::/8' }).TRUSTED_PROXIES,
    ).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
    expect(parseEnv({ SERVER_URL: 'https://ofis.example.com/' }).SERVER_URL).toBe(
      'https://ofis.example.com',
    )
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '0'],
    ['PORT', '3000.5'],
    ['SERVER_URL', 'localhost:3000'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/99'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_MIGRATE_URL', 'mysql://a@b/c'],
    ['DATABASE_REPLICA_URL', 'mysql://a@b/c'],
    ['DATABASE_REPLICA_URL', 'postgres://a@b/c'],
    ['DATABASE_MIGRATE_URL', 'postgres://a@b/c'],
    ['DATABASE_REPLICA_URLS', 'postgres://a@b/c'],
    ['DATABASE_POOOL', '20'],
    ['BACKUP_FOLDER', '/backups'],
    ['S3_BUCKETS', 'files'],
    ['S3_BUCKET', 'My Files'],
    ['S3_ENDPOINT', 'http://minio:9000'],
    ['S3_ENDPOINT', 'https://s3.example.com/path'],
    ['S3_ENDPOINT', 'https://s3.example.com'],
    ['S3_ACCESS_KEY_ID', 'AKIAEXAMPLE'],
    ['S3_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI'],
    ['S3_PREFIX', '/files'],
    ['PAYLOAD_SECRET', 'short'],
    ['OIDC_ISSUER', 'http://idp.example.com'],
    ['OIDC_ISSUER', 'https://idp.example.com/?tenant=1'],
    ['OIDC_ISSUER', 'https://idp.example.com'],
    ['OIDC_CLIENT_SECRET', 'geheim'],
    ['OIDC_ROLES', 'satis'],
    ['OIDC_ROLES', 'satis=Satış;satis=Depo'],
    ['OIDC_ROLES', 'satis=Satış'],
    ['OIDC_ONLY', 'yes'],
    ['OIDC_ONLY', 'on'],
    ['OIDC_UNKNOWN', 'invite'],
    ['OIDC_UNKNOWN', 'create'],
    ['OIDC_CLIENT', 'office'],
    ['ADMIN_EMAIL', 'admin'],
    ['PASSWORD_BLOCKLIST', '/no-such-file'],
    ['PASSWORD_BLOCKLIST', 'package.json'],
    ['DEMO_DATA', 'yes'],
    ['SMTP_URL', 'http://mail'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user@collector.example.com'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector.example.com/?token=1'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer geheim'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Authorization=%0d%0aX'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Authorization=geheim'],
    ['OTEL_TRACES_SAMPLER_ARG', '5%'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
  ])('names %s when it is %s, without repeating the value', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name} must (?!.*${value})`))
  })

  it('reads a provider with roles, the last = being the one between', () => {
    const provider = {
      OIDC_ISSUER: 'http://127.0.0.1:4000/realms/office',
      OIDC_CLIENT_ID: 'office',
      OIDC_CLIENT_SECRET: 'geheim',
      OIDC_ROLES: ' cn=satis,dc=x=Satış; yonetim = Yönetici ;',
      OIDC_MAX_ROLE: 'Yönetici',
    }
    expect(parseEnv(provider)).toMatchObject({
      OIDC_CLAIM: 'groups',
      OIDC_UNKNOWN: 'refuse',
      OIDC_ONLY: false,
      OIDC_ROLES: [
        { value: 'cn=satis,dc=x', role: 'Satış' },
        { value: 'yonetim', role: 'Yönetici' },
      ],
    })
    expect(parseEnv({ ...provider, OIDC_ONLY: 'on' }).OIDC_ONLY).toBe(true)
    expect(() => parseEnv({ ...provider, OIDC_MAX_ROLE: '' })).toThrow(
      'OIDC_ROLES must be set together with OIDC_MAX_ROLE',
    )
  })

  it('reads a collector, with headers as OpenTelemetry writes them', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/'
    expect(parseEnv({})).toMatchObject({
      OTEL_EXPORTER_OTLP_HEADERS: {},
      OTEL_TRACES_SAMPLER_ARG: 1,
    })
    expect(
      parseEnv({
        OTEL_EXPORTER_OTLP_ENDPOINT,
        OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b, X-Scope=office',
        OTEL_TRACES_SAMPLER_ARG: '0.05',
      }),
    ).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: { Authorization: 'Bearer a=b', 'X-Scope': 'office' },
      OTEL_TRACES_SAMPLER_ARG: 0.05,
    })
  })

  it('leaves alone what Kubernetes sets, what is blank, and a copy of an earlier example', () => {
    const links = {
      S3_REGION: 'us-east-1',
      DATABASE_SERVICE_HOST: '10.0.0.1',
      DATABASE_PORT: 'tcp://10.0.0.1:5432',
    }
    expect(parseEnv({ ...links, BACKUP_PORT_5432_TCP_ADDR: '10.0.0.2', S3_BUCKET: ' ' })).toEqual(
      parseEnv({}),
    )
  })
})

describe('secrets in files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const fileOf = (content: string) => {
    const file = path.join(folder, String(content.length))
    writeFileSync(file, content)
    return file
  }
  const SECRET = ' thirty-two characters or more of it'

  it.each([SECRET, `${SECRET}\n`, `${SECRET}\r\n`])(
    'are read without a last newline: %j',
    (content) => {
      const DATABASE_URL_FILE = fileOf('postgres://a:b@host/c\n')
      const env = parseEnv({
        PAYLOAD_SECRET_FILE: fileOf(content),
        PAYLOAD_SECRET: ' ',
        DATABASE_URL_FILE,
      })
      expect(env.PAYLOAD_SECRET).toBe(SECRET.trim())
      expect(env.DATABASE_URL).toBe('postgres://a:b@host/c')
    },
  )

  it('lose one newline alone', () => {
    expect(parseEnv({ ADMIN_PASSWORD_FILE: fileOf('two lines\n\n') }).ADMIN_PASSWORD).toBe(
      'two lines\n',
    )
  })

  it.each([
    [
      'set twice',
      { SMTP_URL: 'smtp://mail', SMTP_URL_FILE: fileOf('smtp://other') },
      'SMTP_URL_FILE must not',
    ],
    [
      'absent',
      { DATABASE_URL_FILE: path.join(folder, 'hidden-name') },
      'DATABASE_URL_FILE must be',
    ],
    ['a folder', { METRICS_TOKEN_FILE: folder }, 'METRICS_TOKEN_FILE must be'],
    ['empty', { PAYLOAD_SECRET_FILE: fileOf('\n') }, 'PAYLOAD_SECRET_FILE must be'],
    [
      'wrong inside',
      { PAYLOAD_SECRET_FILE: fileOf('hidden') },
      'PAYLOAD_SECRET_FILE must have at least',
    ],
  ])(
    'stop the start when they are %s, and neither path nor content is told',
    (_what, source, told) => {
      expect(() => parseEnv(source)).toThrow(told)
      expect(() => parseEnv(source)).toThrow(/^(?!.*(hidden|other|secrets-)).*$/)
    },
  )
})

it('.env.example lists exactly the variables of env.ts', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1])
  expect(listed.sort()).toEqual(Object.keys(ENV_SHAPE).sort())
})

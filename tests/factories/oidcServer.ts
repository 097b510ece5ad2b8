import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'
import { env } from '@/lib/env'

export const CLIENT = { id: 'office', secret: 'ein geheimes Wort' }

export type Claims = {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: unknown
}

/** Changes an answer of the provider before it is sent: of `token`, `userinfo`, `jwks` or `discovery`. */
export type Tamper = (route: string, body: Record<string, unknown>) => Record<string, unknown>

/** How it hangs: it sends nothing at all, or a beginning without an end. */
export type Hanging = 'silent' | 'unfinished'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** What a person sees there: the accounts, of which they take one. */
const accountsPage = (path: string, accounts: ReadonlyMap<string, Claims>): string => {
  const links = [...accounts].map(
    ([subject, { name }]) =>
      `<li><a href="${path}?as=${encodeURIComponent(subject)}">${name ?? subject}</a></li>`,
  )
  return `<!doctype html><title>Accounts</title><h1>Who are you?</h1><ul>${links.join('')}</ul>`
}

/**
 * A real OpenID Connect provider on this machine, at which everybody signs in as they say.
 * @param home the address of the product
 */
export const startProvider = async (home: string = env.SERVER_URL) => {
  const accounts = new Map<string, Claims>()
  let tamper: Tamper = (_, body) => body
  let isDown = false
  let hanging: Hanging | null = null
  const asked: string[] = []
  let signedInAgo = 0
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // As providers have it: `select_account` is asked for after a sign-out.
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${home}/api/users/oidc/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        require_auth_time: true,
      },
    ],
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['only of the tests'] },
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy,
      url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts.get(id) }),
    }),
    loadExistingGrant: async ({ oidc }: Parameters<Parameters<Provider['use']>[0]>[0]) => {
      const clientId = oidc?.client?.clientId
      const known = clientId && oidc?.session?.grantIdFor(clientId)
      if (known) return provider.Grant.find(known)
      const grant = new provider.Grant({ clientId, accountId: oidc?.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const { route } = context.oidc ?? {}
    if (route && typeof context.body === 'object' && context.body !== null)
      context.body = tamper(route, context.body as Record<string, unknown>)
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    asked.push(request.url?.split('?')[0] ?? '')
    if (hanging === 'unfinished')
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"issuer":')
    if (hanging) return
    if (isDown) return void response.writeHead(503).end()
    if (!request.url?.startsWith('/interaction/')) return handle(request, response)
    const { pathname, searchParams } = new URL(request.url, issuer)
    const account = request.headers['x-account'] ?? searchParams.get('as')
    if (!account) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return void response.end(accountsPage(pathname, accounts))
    }
    const ts = Math.floor(Date.now() / 1000) - signedInAgo
    void provider.interactionFinished(request, response, {
      login: { accountId: account, ts },
      select_account: {},
    })
  })

  return {
    issuer,
    /** An account with these claims; its subject. */
    add: (claims: Claims, subject: string = randomUUID()): string => {
      accounts.set(subject, claims)
      return subject
    },
    tamperBy: (by: Tamper | null) => {
      tamper = by ?? ((_, body) => body)
    },
    setDown: (down: boolean) => {
      isDown = down
    },
    setHanging: (how: Hanging | null) => {
      hanging = how
    },
    /** How many requests it has had at a path. */
    askedFor: (path: string): number => asked.filter((each) => each === path).length,
    /** An ID token with other claims, signed by the key of the provider as its own ones are. */
    resigned: (token: unknown, change: (claims: Record<string, unknown>) => object): string => {
      const [head = '', body = ''] = String(token).split('.')
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
      const changed = Buffer.from(JSON.stringify(change({ ...claims }))).toString('base64url')
      const signature = sign('sha256', Buffer.from(`${head}.${changed}`), privateKey)
      return `${head}.${changed}.${signature.toString('base64url')}`
    },
    /** Everybody has signed in there so many seconds ago. */
    setSignedInAgo: (seconds: number) => {
      signedInAgo = seconds
    },
    /**
     * Signs in at the provider as a browser that follows its redirects.
     * @param url where the product sent it
     * @param subject who sits there
     * @returns the address the browser is sent back to
     */
    visit: async (url: string, subject: string): Promise<URL> => {
      const jar = new Map<string, string>()
      let at = url
      for (let hops = 0; hops < 30; hops += 1) {
        const response = await fetch(at, {
          redirect: 'manual',
          headers: {
            cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-account': subject,
          },
        })
        for (const cookie of response.headers.getSetCookie()) {
          const [pair = ''] = cookie.split(';')
          const [name = '', value = ''] = pair.split(/=(.*)/s)
          jar.set(name, value)
        }
        const next = response.headers.get('location')
        if (!next) throw new Error(`${response.status} ${await response.text()}`)
        const to = new URL(next, at)
        if (to.origin !== issuer) return to
        at = to.href
      }
      throw new Error('The provider goes round in circles')
    },
    stop: () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  }
}
export type OidcServer = Awaited<ReturnType<typeof startProvider>>

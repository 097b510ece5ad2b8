import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { env } from '@/lib/env'

export const CLIENT = { id: 'office', secret: 'ein geheimes Wort' }

export type Claims = {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: unknown
}

/** Changes an answer of the provider before it is sent: of `token`, `userinfo` or `jwks`. */
export type Tamper = (route: string, body: Record<string, unknown>) => Record<string, unknown>

/** A real OpenID Connect provider on this machine, at which everybody signs in as they say. */
export const startProvider = async () => {
  const accounts = new Map<string, Claims>()
  let tamper: Tamper = (_, body) => body
  let isDown = false
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${env.SERVER_URL}/api/users/oidc/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['only of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
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
    if (isDown) return void response.writeHead(503).end()
    if (!request.url?.startsWith('/interaction/')) return handle(request, response)
    const account = request.headers['x-account']
    void provider.interactionFinished(request, response, { login: { accountId: account } })
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
    /**
     * Signs in at the provider as a browser that follows its redirects.
     * @param url where the product sent it
     * @param subject who sits there
     * @returns the address the browser is sent back to
     */
    visit: async (url: string, subject: string): Promise<URL> => {
      const jar = new Map<string, string>()
      let at = url
      for (let hops = 0; hops < 6; hops += 1) {
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
    stop: () => new Promise((done) => server.close(done)),
  }
}
export type OidcServer = Awaited<ReturnType<typeof startProvider>>

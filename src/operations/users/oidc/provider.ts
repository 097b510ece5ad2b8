import * as oidc from 'openid-client'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { isLoopback } from '@/lib/envFields'

/** Timeout of each request to the provider, in seconds; and the largest response. */
const TIMEOUT_S = 5
const MAX_BYTES = 512 * 1024
const HOUR_MS = 60 * 60 * 1000

/** The redirect URL, registered at the provider for this client. */
const callbackUrl = () => `${env.SERVER_URL}/api/users/oidc/callback`

/** True if an OpenID Connect provider is configured. */
export const hasProvider = (): boolean => Boolean(env.OIDC_ISSUER)

/** No response, or one that reports a failure of the provider itself. */
class ProviderAway extends Error {}

const readLimited = async (body: AsyncIterable<Uint8Array> | null): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new ProviderAway('The answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Fetches from the provider with limits on the total time and size. */
const limitedFetch: oidc.CustomFetch = async (url, options) => {
  try {
    const response = await fetch(url, options as RequestInit)
    const bytes = await readLimited(response.body)
    if (response.status >= 500) throw new ProviderAway(`Status ${response.status}`)
    const { status, headers } = response
    return new Response(bytes.byteLength > 0 ? new Uint8Array(bytes) : null, { status, headers })
  } catch (error) {
    if (error instanceof ProviderAway) throw error
    throw new ProviderAway('Not reached', { cause: error })
  }
}

/**
 * HTTP Basic, the default of the standard; in the body only if the provider supports nothing else.
 */
const authentication =
  (secret: string): oidc.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    const isBasic = !methods || methods.includes('client_secret_basic')
    return (isBasic ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret))(
      server,
      ...rest,
    )
  }

const discover = (issuer: URL): Promise<oidc.Configuration> =>
  oidc.discovery(
    issuer,
    env.OIDC_CLIENT_ID ?? '',
    undefined,
    authentication(env.OIDC_CLIENT_SECRET ?? ''),
    {
      timeout: TIMEOUT_S,
      [oidc.customFetch]: limitedFetch,
      execute: [
        // Otherwise the signature of the ID token is not checked.
        oidc.enableNonRepudiationChecks,
        ...(isLoopback(issuer.hostname) ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )

let known: { key: string; at: number; configuration: Promise<oidc.Configuration> } | null = null

/** The provider's metadata, fetched once an hour; a failure is not cached. */
const configurationOf = (issuer: string): Promise<oidc.Configuration> => {
  const key = [issuer, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET].join('\n')
  if (known?.key === key && Date.now() - known.at < HOUR_MS) return known.configuration
  const configuration = discover(new URL(issuer))
  const asked = { key, at: Date.now(), configuration }
  known = asked
  configuration.catch(() => {
    if (known === asked) known = null
  })
  return configuration
}

const isAway = (error: unknown): boolean =>
  error instanceof ProviderAway ||
  (error instanceof Error && error.cause !== undefined && isAway(error.cause))

/** Maps all provider errors to two refusals; the log contains the reason. */
const asking = async <T>(
  log: { warn: (entry: object) => void },
  work: (configuration: oidc.Configuration) => Promise<T>,
): Promise<T> => {
  if (!env.OIDC_ISSUER) throw new Refusal('notFound')
  let isDiscovered = false
  try {
    const configuration = await configurationOf(env.OIDC_ISSUER)
    isDiscovered = true
    return await work(configuration)
  } catch (error) {
    // Failing discovery is a configuration error: nobody was refused.
    const code = isDiscovered && !isAway(error) ? 'ssoRefused' : 'ssoUnavailable'
    const { message, code: cause } = error as { message?: string; code?: unknown }
    log.warn({ msg: 'Single sign-on failed', code, reason: message, cause })
    throw new Refusal(code)
  }
}

/** Values the browser keeps while it is at the provider. */
export type Secrets = { state: string; nonce: string; verifier: string }

type Log = { logger: { warn: (entry: object) => void } }

/**
 * Starts a sign-in at the provider.
 * @param args.asks the provider lets the user choose an account, or requires a new sign-in,
 *   whatever their session there
 * @returns the provider's URL, and the values to compare on return
 * @throws Refusal `ssoUnavailable`; `notFound` without a provider
 */
export const beginAtProvider = (
  { logger }: Log,
  { asks }: { asks?: 'account' | 'signIn' } = {},
): Promise<{ url: URL; secrets: Secrets }> =>
  asking(logger, async (configuration) => {
    const secrets = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    }
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: callbackUrl(),
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      ...(asks === 'account' && { prompt: 'select_account' }),
      ...(asks === 'signIn' && { prompt: 'login', max_age: '0' }),
    })
    return { url, secrets }
  })

/** An account at the provider, by its own claims. */
export type ProviderAccount = {
  issuer: string
  subject: string
  email: unknown
  isEmailVerified: boolean
  name: unknown
  /** The claim that roles are mapped from. */
  groups: unknown
}

/** Subjects and issuers are stored unchanged: longer ones than the standard allows are refused. */
const MAX_SUBJECT = 255

/**
 * Exchanges the returned code, checks the ID token, and fetches the account.
 * @param args.search the query string of the callback
 * @param args.withinSeconds maximum age of the sign-in at the provider
 * @throws Refusal `ssoRefused` for every failed check, `ssoUnavailable`
 */
export const accountAtProvider = (
  { logger }: Log,
  { search, secrets, withinSeconds }: { search: string; secrets: Secrets; withinSeconds?: number },
): Promise<ProviderAccount> =>
  asking(logger, async (configuration) => {
    const tokens = await oidc.authorizationCodeGrant(
      configuration,
      new URL(callbackUrl() + search),
      {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
        ...(withinSeconds !== undefined && { maxAge: withinSeconds }),
      },
    )
    const claims = tokens.claims()
    if (!claims || claims.sub.length > MAX_SUBJECT) throw new Error('No usable subject')
    const info = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    const of = (name: string): unknown => info[name] ?? claims[name]
    // Address and `email_verified` must come from the same source.
    const { email, email_verified: isVerified } = info.email === undefined ? claims : info
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      isEmailVerified: isVerified === true,
      name: of('name'),
      groups: of(env.OIDC_CLAIM),
    }
  })

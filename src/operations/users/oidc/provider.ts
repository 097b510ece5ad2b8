import * as oidc from 'openid-client'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { isLoopback } from '@/lib/envFields'

/** For each request to the provider, in seconds; and how much of an answer is read. */
const TIMEOUT_S = 5
const MAX_BYTES = 512 * 1024
const HOUR_MS = 60 * 60 * 1000

/** Where the provider sends the browser back to; registered there for this client. */
const callbackUrl = () => `${env.SERVER_URL}/api/users/oidc/callback`

/** True where an account of an OpenID Connect provider signs in. */
export const hasProvider = (): boolean => Boolean(env.OIDC_ISSUER)

/** No answer, or one that says that the provider itself does not work. */
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

/** Asks the provider, whose whole answer is read within the time and the size allowed. */
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

/** HTTP Basic, the default of the standard; in the body only where the provider takes no other. */
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
        // Else the signature of the ID token is not checked.
        oidc.enableNonRepudiationChecks,
        ...(isLoopback(issuer.hostname) ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )

let known: { key: string; at: number; configuration: Promise<oidc.Configuration> } | null = null

/** What the provider says of itself, asked once an hour; a failure is not remembered. */
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

/** Whatever goes wrong at the provider is one of two refusals; the log holds the reason. */
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
    // A provider that cannot be discovered is a setting to be repaired: nobody was refused.
    const code = isDiscovered && !isAway(error) ? 'ssoRefused' : 'ssoUnavailable'
    const { message, code: cause } = error as { message?: string; code?: unknown }
    log.warn({ msg: 'Single sign-on failed', code, reason: message, cause })
    throw new Refusal(code)
  }
}

/** What the browser keeps while it is at the provider. */
export type Secrets = { state: string; nonce: string; verifier: string }

type Log = { logger: { warn: (entry: object) => void } }

/**
 * The address at the provider where a sign-in begins.
 * @param args.isAfterSignOut the provider asks which account, instead of taking the last one
 * @returns the address, and what has to be known again on the way back
 * @throws Refusal `ssoUnavailable`; `notFound` without a provider
 */
export const beginAtProvider = (
  { logger }: Log,
  { isAfterSignOut }: { isAfterSignOut: boolean },
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
      ...(isAfterSignOut && { prompt: 'select_account' }),
    })
    return { url, secrets }
  })

/** An account at the provider, as it says itself. */
export type ProviderAccount = {
  issuer: string
  subject: string
  email: unknown
  isEmailVerified: boolean
  name: unknown
  /** Of the claim that roles are mapped by. */
  groups: unknown
}

/** Subjects and issuers are stored as they are: longer ones than the standard allows are none. */
const MAX_SUBJECT = 255

/**
 * Exchanges the code that the browser brought back, checks the ID token, and asks for the account.
 * @param args.search the query string of the callback
 * @throws Refusal `ssoRefused` for anything that is not right, `ssoUnavailable`
 */
export const accountAtProvider = (
  { logger }: Log,
  { search, secrets }: { search: string; secrets: Secrets },
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
      },
    )
    const claims = tokens.claims()
    if (!claims || claims.sub.length > MAX_SUBJECT) throw new Error('No usable subject')
    const info = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    const of = (name: string): unknown => info[name] ?? claims[name]
    // An address and what is said of it come from one place.
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

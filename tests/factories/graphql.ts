import { ORIGIN } from '../helpers/rest'

type Answer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; code?: string; extensions?: { code?: string } }[]
}
export type GraphqlAnswer = { status: number; code: string | null; data: Answer['data'] } & {
  text: string
}

/** Asks GraphQL in this process, through the gate. */
export const askGraphql = async (
  cookie: string,
  query: string,
  variables: object = {},
  more: Record<string, string> = {},
): Promise<GraphqlAnswer> => {
  const { POST } = await import('@/app/(payload)/api/graphql/route')
  const headers = { 'content-type': 'application/json', origin: ORIGIN, ...more }
  const response = await POST(
    new Request(`${ORIGIN}/api/graphql`, {
      method: 'POST',
      headers: cookie ? { ...headers, cookie } : headers,
      body: JSON.stringify({ query, variables }),
    }),
  )
  const text = await response.text()
  const { data, errors } = JSON.parse(text) as Answer
  const [error] = errors ?? []
  const code = error ? (error.extensions?.code ?? error.code ?? error.message) : null
  return { status: response.status, code, data, text }
}

const REFUSED: Readonly<Record<string, number>> = {
  signInFirst: 401,
  notAllowed: 403,
  notFound: 404,
}

/**
 * An answer as REST would give it: 200, the status of a refusal, 400 for a body that rules refuse; 0
 * for what GraphQL itself could not read, or anything unexpected.
 */
export const restStatusOf = ({ code }: GraphqlAnswer): number => {
  if (code === null) return 200
  if (code in REFUSED) return REFUSED[code] ?? 0
  return /^[a-z]+[A-Za-z]*$/.test(code) && code !== 'unexpected' ? 400 : 0
}

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Permission } from '@/access/roles/permissions'
import { ORIGIN } from '../helpers/rest'
import type { Json } from './client'
import { makeProgram, type Program } from './program'

type Route = Record<string, (request: Request) => Promise<Response>>

/** Sends a request to the endpoint of assistants, in this process. */
export const askMcp = async (request: Request): Promise<Response> => {
  const routes = (await import('@/app/(payload)/api/mcp/route')) as unknown as Route
  const handler = routes[request.method]
  if (!handler) throw new Error(`The endpoint has no ${request.method}`)
  return handler(request)
}

/** The answer of a tool: what it found, or its refusal. */
export type Called = { isError: boolean; data: Json; code: string | undefined }

export type Assistant = Program & {
  client: Client
  tools: () => Promise<string[]>
  call: (tool: string, args?: Json) => Promise<Called>
}

/** The official client, with a key. @param fetch another way to the endpoint than within this process */
export const connect = async (
  key: string,
  options: {
    url?: string
    fetch?: typeof fetch
    version?: 'legacy' | 'auto'
    language?: string
  } = {},
): Promise<Client> => {
  const { url = ORIGIN, version = 'auto', language = 'en' } = options
  const within = (input: string | URL | Request, init?: RequestInit) =>
    askMcp(new Request(input, init))
  const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', url), {
    fetch: options.fetch ?? (within as typeof fetch),
    requestInit: { headers: { Authorization: `Bearer ${key}`, 'Accept-Language': language } },
  })
  const client = new Client(
    { name: 'tests', version: '1' },
    version === 'auto' ? { versionNegotiation: { mode: 'auto' } } : {},
  )
  await client.connect(transport)
  return client
}

/** Calls a tool. */
export const callTool = async (client: Client, name: string, args: Json = {}): Promise<Called> => {
  const { isError = false, structuredContent } = await client.callTool({ name, arguments: args })
  const data = (structuredContent ?? {}) as Json
  const { code } = (data.refusal ?? {}) as { code?: string }
  return { isError: isError === true, data, code }
}

/** A program whose key is open for assistants, with the official client. */
export const makeAssistant = async (
  permissions: Permission[],
  data: Json = {},
  version: 'legacy' | 'auto' = 'auto',
): Promise<Assistant> => {
  const program = await makeProgram(permissions, { channels: ['rest', 'mcp'], ...data })
  const client = await connect(program.key, { version })
  return {
    ...program,
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: (tool, args) => callTool(client, tool, args),
  }
}

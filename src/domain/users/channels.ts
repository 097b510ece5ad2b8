/** The interfaces a key can be used for: REST with GraphQL, and the endpoint for assistants. */
export const CHANNELS = ['rest', 'mcp'] as const
export type Channel = (typeof CHANNELS)[number]

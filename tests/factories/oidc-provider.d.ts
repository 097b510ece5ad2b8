declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Context = {
    body: unknown
    oidc?: {
      route?: string
      session?: { accountId?: string; grantIdFor: (client: string) => string | undefined }
      client?: { clientId: string }
      result?: { consent?: { grantId?: string } }
    }
  }

  export const interactionPolicy: {
    base: () => { add: (prompt: object, at?: number) => void }
    Prompt: new (of: { name: string; requestable: boolean }) => object
  }

  /** As far as the tests use it. */
  export default class Provider {
    constructor(issuer: string, configuration: object)
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>
    Grant: {
      new (of: { clientId?: string; accountId?: string }): {
        addOIDCScope: (scope: string) => void
        save: () => Promise<string>
      }
      find: (id: string) => Promise<unknown>
    }
  }
}

import type { PayloadRequest } from 'payload'
import type { CommandRight } from '@/catalog/commands/command'
import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import type { InnerRequest } from './within'

export type May = (right: CommandRight) => boolean

export type ToolArguments = Readonly<Record<string, unknown>>

export type Described = {
  name: string
  /** For the model that chooses tools; no record data. */
  description: string
  /** Schema of its arguments: an object without additional keys. */
  input: JsonSchema
  /** Whether a program with these rights is offered the tool. */
  isOffered: (may: May) => boolean
}

/** What a reading tool can use. */
export type Asking = {
  may: May
  /** A REST request. @returns the body of its response @throws RefusedWithin */
  ask: (inner: InnerRequest) => Promise<Record<string, unknown>>
  /** For reads without a REST path. */
  request: () => Promise<PayloadRequest>
}

export type ReadTool = Described & {
  read: (args: ToolArguments, asking: Asking) => Promise<Record<string, unknown>>
}

/** The change of a writing tool: a REST request, or an operation without a REST path. */
export type Change =
  | (InnerRequest & { method: 'POST' | 'PATCH' })
  | { operation: (req: PayloadRequest) => Promise<object>; needs: readonly CommandRight[] }

export type WriteTool = Described & {
  change: (args: ToolArguments) => Change
  isDestructive?: boolean
}

/** A refused request within a tool: its response becomes the result of the tool. */
export class RefusedWithin extends Error {
  constructor(readonly answer: Response) {
    super('refused')
  }
}
